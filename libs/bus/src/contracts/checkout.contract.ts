/** Facts emitted by mf-checkout. */
export interface CheckoutFacts {
  'checkout:order-placed': { readonly orderId: number; readonly businessOrderId: string };
}
