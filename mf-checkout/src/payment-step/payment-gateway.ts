import { CARD_GATEWAYS, type CardGatewayName } from '@storefront/api/card-gateways';

/** How an order is paid. */
export type OrderGateway = 'cash' | CardGatewayName;

/** The gateway whose cards are typed on its own page. */
export const HOSTED_GATEWAY: CardGatewayName = 'realex';

/** The card gateway of this name, such as one in a URL; undefined for any other value. */
export const cardGatewayNamed = (name: unknown): CardGatewayName | undefined =>
  CARD_GATEWAYS.find((known) => known === name);
