import type { ApiClient } from '@storefront/api/client';
import type { ApplePayOffer } from '@storefront/api/entities/wallet-offers';
import { loadScript } from '../load-script';
import { decimalAmount } from './decimal-amount';
import type { SheetRequest, SheetResult, Wallet } from './wallet.types';

/** The part of Apple's session that is used here. */
interface Session {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: { readonly token: { readonly paymentData: unknown } } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
}

interface SessionConstructor {
  new (version: number, request: object): Session;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** Supports every network that is accepted here. */
const VERSION = 3;

/** The global of the browser or of Apple's script, which has no types. */
const sessionConstructor = () => (window as { ApplePaySession?: SessionConstructor }).ApplePaySession;

function openSheet(
  ApplePaySession: SessionConstructor,
  { countryCode, merchantName, supportedNetworks }: ApplePayOffer,
  { api, storeId }: { api: ApiClient; storeId: number },
  { amount, currency, charge }: SheetRequest,
): Promise<SheetResult> {
  const session = new ApplePaySession(VERSION, {
    countryCode,
    currencyCode: currency,
    supportedNetworks,
    merchantCapabilities: ['supports3DS'],
    total: { label: merchantName, amount: decimalAmount(amount, currency) },
  });
  return new Promise((resolve) => {
    const fail = () => {
      session.abort();
      resolve('failed');
    };
    session.onvalidatemerchant = ({ validationURL }) => {
      const body = { validationURL, storeId, domain: location.hostname };
      api.call('POST /payments/wallet-merchant-validation', { body }).then((reply) => {
        if (reply.ok) session.completeMerchantValidation(reply.data);
        else fail();
      }, fail);
    };
    session.onpaymentauthorized = ({ payment }) => {
      charge(JSON.stringify(payment.token.paymentData)).then((isGood) => {
        const { STATUS_SUCCESS, STATUS_FAILURE } = ApplePaySession;
        session.completePayment({ status: isGood ? STATUS_SUCCESS : STATUS_FAILURE });
        resolve('charged');
      }, fail);
    };
    session.oncancel = () => resolve('cancelled');
    session.begin();
  });
}

/**
 * Apple Pay, if this device has it.
 * @throws when that cannot be found out
 */
export async function applePay(
  offer: ApplePayOffer,
  context: { api: ApiClient; storeId: number },
): Promise<Wallet | undefined> {
  await loadScript(offer.scriptUrl, () => sessionConstructor() !== undefined);
  const ApplePaySession = sessionConstructor();
  if (!ApplePaySession?.canMakePayments()) return undefined;
  return { name: 'apple_pay', open: (request) => openSheet(ApplePaySession, offer, context, request) };
}
