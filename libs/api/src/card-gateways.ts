/** The payment gateways with a card form in our page. */
export const CARD_GATEWAYS = ['checkoutcom'] as const;
export type CardGatewayName = (typeof CARD_GATEWAYS)[number];
