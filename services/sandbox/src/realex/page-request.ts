import type { PageFields, RealexGateway } from './realex.types';
import { isSignedBy } from './realex-hash';
import { signedStorage } from './stored-cards';

/** Why the hosted page does not open, by the gateway's result codes. */
export interface PageRefusal {
  readonly result: string;
  readonly message: string;
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  TIMESTAMP: /^\d{14}$/,
  ORDER_ID: /^[\w-]{1,50}$/,
  AMOUNT: /^\d{1,11}$/,
  CURRENCY: /^[A-Z]{3}$/,
  AUTO_SETTLE_FLAG: /^(0|1|MULTI|ON|OFF)$/,
  MERCHANT_RESPONSE_URL: /^https?:\/\//,
};

const OPTIONAL_FORMATS: Readonly<Record<string, RegExp>> = {
  HPP_CUSTOMER_PHONENUMBER_MOBILE: /^\d{1,3}\|\d{4,15}$/,
  HPP_CUSTOMER_EMAIL: /^[^\s@]+@[^\s@]+$/,
  HPP_BILLING_COUNTRY: /^\d{3}$/,
  HPP_POST_DIMENSIONS: /^https?:\/\/[^/]+$/,
  HPP_POST_RESPONSE: /^https?:\/\/[^/]+$/,
  CARD_STORAGE_ENABLE: /^[01]$/,
  OFFER_SAVE_CARD: /^[01]$/,
  PAYER_EXIST: /^[012]$/,
  PAYER_REF: /^[\w-]{1,50}$/,
  HPP_SELECT_STORED_CARD: /^[\w-]{1,50}$/,
  PMT_REF: /^[\w-]{1,30}$/,
};

const invalid = (field: string): PageRefusal => ({
  result: '508',
  message: `Mandatory field not present or invalid: ${field}`,
});

/** Checks what a shop posted; undefined: the page may open. */
export function pageRefusal(gateway: RealexGateway, fields: PageFields): PageRefusal | undefined {
  const { realex } = gateway.config;
  if (fields.MERCHANT_ID !== realex.merchantId) return { result: '504', message: 'There is no such merchant id' };
  for (const [name, format] of Object.entries(FORMATS)) if (!format.test(fields[name] ?? '')) return invalid(name);
  for (const [name, format] of Object.entries(OPTIONAL_FORMATS))
    if (fields[name] !== undefined && !format.test(fields[name])) return invalid(name);
  const { TIMESTAMP = '', MERCHANT_ID = '', ORDER_ID = '', AMOUNT = '', CURRENCY = '' } = fields;
  if (
    !isSignedBy(
      realex.secret,
      [TIMESTAMP, MERCHANT_ID, ORDER_ID, AMOUNT, CURRENCY, ...signedStorage(fields)],
      fields.SHA1HASH,
    )
  )
    return { result: '505', message: 'SHA1 hash incorrect' };
  if (gateway.store.realexTransactions.get(ORDER_ID))
    return { result: '501', message: `This transaction (${ORDER_ID}) has already been processed` };
  return undefined;
}
