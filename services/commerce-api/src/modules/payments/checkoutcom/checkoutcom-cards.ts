import type { Checkout } from 'checkout-sdk-node';
import { type CardGateway, GatewayUnclear } from '../gateway.types';
import { callGateway, httpStatus } from './sdk-errors';
import { toStoredCard } from './stored-card';
import { parseWire, WireSource } from './wire-payment';

/** Cards that Checkout.com keeps: its instruments. */
export function checkoutcomCards(cko: Checkout): NonNullable<CardGateway['cards']> {
  return {
    keep: (token) =>
      callGateway(async () => {
        const card = toStoredCard(parseWire(WireSource, await cko.instruments.create({ type: 'token', token })));
        if (!card) throw new GatewayUnclear('The gateway did not state the card that it keeps');
        return card;
      }),
    remove: (id) =>
      callGateway(async () => {
        await cko.instruments.delete(id).catch((error: unknown) => {
          if (httpStatus(error) !== 404) throw error;
        });
      }),
  };
}
