/** The gateways of card payments: `checkoutcom` with a card form in our page, `realex` with a page of its own. */
export const CARD_GATEWAYS = ['checkoutcom', 'realex'] as const;
export type CardGatewayName = (typeof CARD_GATEWAYS)[number];
