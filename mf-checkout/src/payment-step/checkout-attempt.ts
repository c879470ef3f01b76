/**
 * One intent to order and pay. It stays the same until there is a reply, so that the server runs it once however often
 * it is sent. A refusal is a reply, a lost connection is not.
 */
export interface CheckoutAttempt {
  readonly order: string;
  readonly payment: string;
  /** The draft order, once known: the basket is gone as soon as it is paid. */
  readonly draft?: { readonly draftOrderId: number; readonly amount: number };
}

export function newCheckoutAttempt(): CheckoutAttempt {
  return { order: crypto.randomUUID(), payment: crypto.randomUUID() };
}
