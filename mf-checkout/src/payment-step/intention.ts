/**
 * One wish to order and pay. It stays the same until it is answered, so that the server does it once however often it
 * is sent; a refusal is an answer, a lost connection is none.
 */
export interface Intention {
  readonly order: string;
  readonly payment: string;
  /** The draft that was made, once it is known: the basket is gone as soon as it is paid. */
  readonly draft?: { readonly draftOrderId: number; readonly amount: number };
}

export function newIntention(): Intention {
  return { order: crypto.randomUUID(), payment: crypto.randomUUID() };
}
