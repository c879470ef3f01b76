import type { Checkout } from 'checkout-sdk-node';
import { type Addition, type CardGateway, GatewayUnclear } from '../../../context/gateway.types';
import type { CheckoutcomAccount } from './checkoutcom-account';
import { gatewayError, httpStatus, lookUp } from './sdk-errors';
import { parseWire, WireActions, WireAddition } from './wire-payment';

function toAddition({ approved, response_code: code }: Pick<WireAddition, 'approved' | 'response_code'>): Addition {
  return { status: approved ? 'authorised' : 'declined', ...(code && { responseCode: code }) };
}

/**
 * Incremental authorisations: the gateway adds to an estimated authorisation, until the payment is captured, on the card
 * schemes of the account's setting. Wallets are left out: their cards may change with the device.
 */
export function checkoutcomAdditions(
  cko: Checkout,
  { addsToSchemes }: Pick<CheckoutcomAccount, 'addsToSchemes'>,
): NonNullable<CardGateway['additions']> {
  return {
    canAddTo: ({ method, cardScheme }) =>
      method === 'card' && cardScheme !== null && addsToSchemes.includes(cardScheme.toLowerCase()),
    async add({ id, reference, amount }) {
      try {
        return toAddition(parseWire(WireAddition, await cko.payments.increment(id, { amount, reference }, reference)));
      } catch (error) {
        // As for other operations: an invalid key or a rate limit says nothing about the addition.
        throw [401, 429].includes(httpStatus(error)) ? new GatewayUnclear('Access denied') : gatewayError(error);
      }
    },
    find: ({ id, reference }) =>
      lookUp(async () => {
        const actions = parseWire(WireActions, await cko.payments.getActions(id));
        const found = actions.find((action) => action.type === 'Authorization' && action.reference === reference);
        return found && toAddition({ ...found, approved: found.approved === true });
      }),
  };
}
