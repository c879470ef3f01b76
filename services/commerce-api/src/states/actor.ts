/** Who caused an event of an order: the shopper, an operator by name, or the storefront itself, such as a payment. */
export interface Actor {
  kind: 'shopper' | 'operator' | 'storefront';
  /** Of an operator. */
  name: string | null;
}

export const SHOPPER: Actor = { kind: 'shopper', name: null };
export const STOREFRONT: Actor = { kind: 'storefront', name: null };
export const byOperator = ({ name }: { name: string }): Actor => ({ kind: 'operator', name });
