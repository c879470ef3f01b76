import type { Checkout } from 'checkout-sdk-node';
import { type CardGateway, GatewayRefused, GatewayUnclear } from '../../../context/gateway.types';
import { callGateway, httpStatus } from './sdk-errors';
import { toStoredCard } from './stored-card';
import { parseWire, WirePayment } from './wire-payment';

/** Cards that Checkout.com keeps: its instruments. @param channel the account's processing channel, if it has one */
export function checkoutcomCards(
  cko: Checkout,
  channel: { processing_channel_id?: string },
): NonNullable<CardGateway['cards']> {
  return {
    keep: (token, { reference, currency }) =>
      callGateway(async () => {
        // Without 3-D Secure: nothing is taken, and every payment with the card asks the bank itself.
        const check = parseWire(
          WirePayment,
          await cko.payments.request({
            source: { type: 'token', token, store_for_future_use: true },
            amount: 0,
            currency,
            reference,
            ...channel,
          }),
        );
        if (check.status !== 'Card Verified') throw new GatewayRefused(check.response_code ?? 'not_verified');
        const card = check.source ? toStoredCard(check.source) : undefined;
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
