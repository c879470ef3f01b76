import Type from 'typebox';

/** Facts that mf-checkout tells. Owner: mf-checkout. */
export const checkoutFacts = {
  'checkout:order-placed': {
    version: 1,
    payload: Type.Object({ orderId: Type.Integer(), businessOrderId: Type.String() }),
  },
} as const;
