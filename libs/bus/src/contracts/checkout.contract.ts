/** Facts emitted by mf-checkout. */
export interface CheckoutFacts {
  'checkout:order-placed': Record<string, never>;
}
