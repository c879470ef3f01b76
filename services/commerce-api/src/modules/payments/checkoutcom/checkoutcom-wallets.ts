import type { Checkout } from 'checkout-sdk-node';
import type { CardGateway } from '../../../context/gateway.types';
import type { CheckoutcomAccount } from './checkoutcom-account';
import { callGateway } from './sdk-errors';
import { parseWire, WireToken } from './wire-payment';

const TOKEN_TYPES = { apple_pay: 'applepay', google_pay: 'googlepay' } as const;

/** Wallets through Checkout.com, which exchanges their payment data for a token. */
export function checkoutcomWallets(cko: Checkout, account: CheckoutcomAccount): NonNullable<CardGateway['wallets']> {
  return {
    googlePay: { gateway: 'checkoutltd', gatewayMerchantId: account.publicKey },
    open: (wallet, data) =>
      callGateway(async () => {
        // The SDK's types list the fields of one version of each wallet's data; the gateway checks them.
        const request = { type: TOKEN_TYPES[wallet], token_data: data } as never;
        const { token, scheme } = parseWire(WireToken, await cko.tokens.request(request));
        return { source: { kind: 'token', token, keep: false }, ...(scheme && { scheme }) };
      }),
  };
}
