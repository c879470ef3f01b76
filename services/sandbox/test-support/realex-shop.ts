import { demoKeys } from '../src/config';
import { realexHash, refundHash } from '../src/realex/realex-hash';
import type { SandboxClient } from './sandbox-client';

const STAMP = '20261123100000';

/** The fields with which a shop opens the hosted page for 25.00 pounds, rightly signed. */
export function pageFields(orderId: string, rest: Record<string, string> = {}): Record<string, string> {
  const fields = { MERCHANT_ID: demoKeys.realexMerchant, ORDER_ID: orderId, AMOUNT: '2500', CURRENCY: 'GBP', ...rest };
  const { MERCHANT_ID, ORDER_ID, AMOUNT, CURRENCY } = fields;
  const { HPP_SELECT_STORED_CARD, PAYER_REF = '', PMT_REF = '', CARD_STORAGE_ENABLE } = rest;
  const storage = CARD_STORAGE_ENABLE ? [HPP_SELECT_STORED_CARD ?? PAYER_REF, PMT_REF] : [];
  return {
    TIMESTAMP: STAMP,
    ACCOUNT: 'internet',
    AUTO_SETTLE_FLAG: '0',
    HPP_VERSION: '2',
    MERCHANT_RESPONSE_URL: 'http://shop.localhost:1/checkout/payment',
    VAR_REF: `draft-${orderId}`,
    SHA1HASH: realexHash(demoKeys.realexSecret, [STAMP, MERCHANT_ID, ORDER_ID, AMOUNT, CURRENCY, ...storage]),
    ...fields,
  };
}

/** The fields of a typed card. */
export const typedCard = (number: string) => ({
  action: 'pay',
  number,
  expiry: '12/35',
  code: '123',
  name: 'Ada Hart',
});

/** The path to which the hosted page posts its next step. */
export const stepOf = (page: string) => /action="(\/realex\/pay\/hpp_\w+)"/.exec(page)?.[1] ?? '';

/** The shop's response in a page that ends a visit, decoded. */
export function responseIn(page: string): Record<string, string> {
  const [, escaped = '{}'] = /(?:data-response|name="hppResponse" value)="([^"]*)"/.exec(page) ?? [];
  const values = JSON.parse(escaped.replace(/&quot;/g, '"')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]),
  );
}

/** Opens the page and types a card. @returns the page that follows */
export async function payOnPage(client: SandboxClient, orderId: string, number: string, rest?: Record<string, string>) {
  const { body: page } = await client.form<string>('/realex/pay', pageFields(orderId, rest));
  return client.form<string>(stepOf(page), typedCard(number));
}

/** Sends a signed XML request. */
export function callApi(client: SandboxClient, type: string, orderId: string, texts: Record<string, string> = {}) {
  const { amount = '', ...rest } = texts;
  const currency = amount && 'GBP';
  const sha1hash = realexHash(demoKeys.realexSecret, [STAMP, demoKeys.realexMerchant, orderId, amount, currency, '']);
  const elements = { merchantid: demoKeys.realexMerchant, account: 'internet', orderid: orderId, sha1hash, ...rest };
  const xml = `<request timestamp="${STAMP}" type="${type}">${amount && `<amount currency="GBP">${amount}</amount>`}${Object.entries(
    elements,
  )
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</request>`;
  return postXml(client, xml);
}

/** Sends a signed request that removes a saved card. */
export function cancelCard(client: SandboxClient, payer: string, card: string, secret: string = demoKeys.realexSecret) {
  const sha1hash = realexHash(secret, [STAMP, demoKeys.realexMerchant, payer, card]);
  const about = `<card><ref>${card}</ref><payerref>${payer}</payerref></card>`;
  return postXml(
    client,
    `<request timestamp="${STAMP}" type="card-cancel-card"><merchantid>${demoKeys.realexMerchant}</merchantid>${about}<sha1hash>${sha1hash}</sha1hash></request>`,
  );
}

/** Sends anything to the XML API. @returns its reply's elements by name */
export async function postXml(client: SandboxClient, xml: string): Promise<Record<string, string>> {
  const { body } = await client.call<string>('POST', '/realex/api', xml, { 'content-type': 'text/xml' });
  return Object.fromEntries(
    [...body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [name, text]),
  );
}

export const rebateHash = refundHash(demoKeys.realexRebate);
