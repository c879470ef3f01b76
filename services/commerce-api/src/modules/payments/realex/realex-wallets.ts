import {
  type CardGateway,
  type ChargeSource,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnclear,
  type WalletName,
} from '../../../context/gateway.types';
import type { RealexAccount } from './realex-account';
import { callRealex } from './realex-api';

/** The wallets, as the gateway names them. */
const MOBILE: Readonly<Record<WalletName, string>> = { apple_pay: 'apple-pay', google_pay: 'pay-with-google' };

/** An order id that the gateway has processed before: an earlier request whose reply was lost. */
const PROCESSED = '501';

/** Wallets through Global Payments, which charges their payment data as it is and states no brand of their cards. */
export const realexWallets = ({ merchantId }: RealexAccount): NonNullable<CardGateway['wallets']> => ({
  googlePay: { gateway: 'globalpayments', gatewayMerchantId: merchantId },
  open: async (wallet, data) => ({ source: { kind: 'wallet', wallet, data } }),
});

interface WalletCharge extends Pick<GatewayPayment, 'reference'> {
  amount: number;
  currency: string;
  source: Extract<ChargeSource, { kind: 'wallet' }>;
  /** Our id of the draft order. */
  mark: string;
}

/**
 * Authorises a wallet's payment. The order id makes it one payment, however often it is requested.
 * @throws GatewayRefused for data that the gateway cannot use, GatewayUnclear when only a look-up can tell
 */
export async function chargeWallet(
  account: RealexAccount,
  { reference, amount, currency, source, mark }: WalletCharge,
): Promise<GatewayPayment> {
  const { result, pasref } = await callRealex(account, {
    type: 'auth-mobile',
    orderId: reference,
    money: { amount, currency },
    mobile: { wallet: MOBILE[source.wallet], token: JSON.stringify(source.data), mark },
  });
  const payment = { id: pasref, reference, amount, currency, responseCode: result };
  if (result === '00') return { ...payment, status: 'authorised' };
  // 1xx is the bank's answer; 2xx and 3xx say that the bank or the gateway had a fault.
  if (/^1\d\d$/.test(result)) return { ...payment, status: 'declined' };
  if (result === PROCESSED || !result.startsWith('5'))
    throw new GatewayUnclear(`The charge of payment ${reference} was answered ${result}`);
  throw new GatewayRefused(result);
}
