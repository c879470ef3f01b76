import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walletFaults } from '../../../config/wallet-configuration';
import { paymentOrigins } from '../../content/payment-origins';
import { createGateways } from '../gateways';
import { walletAccounts } from './wallet-accounts';

let folder: string;
let apple: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallets-'));
  const file = (name: string) => {
    writeFileSync(join(folder, name), name);
    return join(folder, name);
  };
  apple = {
    APPLE_PAY_MERCHANT_ID_2: 'merchant.shop',
    APPLE_PAY_CERTIFICATE_FILE_2: file('certificate'),
    APPLE_PAY_KEY_FILE_2: file('key'),
    APPLE_PAY_DOMAIN_FILE_2: file('domain'),
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const card = {
  CHECKOUTCOM_SECRET_KEY: 'sk_live',
  CHECKOUTCOM_PUBLIC_KEY: 'pk_live',
  CHECKOUTCOM_WEBHOOK_SECRET: 'a-webhook-secret',
};
const google = { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' };
const APPLE_ORIGIN = 'https://applepay.cdn-apple.com';
const GOOGLE_ORIGIN = 'https://pay.google.com';

test('a live account is configuration alone, and belongs to its business', () => {
  expect(walletAccounts(apple, 2, undefined).applePay).toMatchObject({
    merchantId: 'merchant.shop',
    identity: { cert: 'certificate', key: 'key' },
    domainAssociation: 'domain',
    sandboxSessionUrl: undefined,
    browserOrigins: [APPLE_ORIGIN],
  });
  expect(walletAccounts(apple, 1, undefined)).toEqual({ applePay: undefined, googlePay: undefined });
  expect(walletAccounts(google, 1, undefined).googlePay).toMatchObject({
    environment: 'PRODUCTION',
    merchantId: 'BCR2DN4T',
  });
});

test('an account with Apple that lacks a file is refused at the start', () => {
  expect(walletFaults(apple)).toEqual([]);
  expect(walletFaults(google)).toEqual([]);
  expect(walletFaults({ APPLE_PAY_MERCHANT_ID: 'merchant.shop', APPLE_PAY_KEY_FILE: '/nowhere.pem' })).toEqual([
    'APPLE_PAY_CERTIFICATE_FILE is missing: Apple Pay needs it',
    'APPLE_PAY_KEY_FILE names a file that does not exist',
    'APPLE_PAY_DOMAIN_FILE is missing: Apple Pay needs it',
  ]);
});

test('the payment step allows a wallet’s origins only when it is offered: by the settings, an account, and a card gateway', () => {
  const all = ['card', 'apple_pay', 'google_pay', 'cash'] as const;
  const live = createGateways({ ...card, ...apple, ...google }, undefined);
  expect(paymentOrigins(live, 2, all)).toEqual(expect.arrayContaining([APPLE_ORIGIN, GOOGLE_ORIGIN]));
  expect(paymentOrigins(live, 2, ['google_pay'])).not.toContain(APPLE_ORIGIN);
  expect(paymentOrigins(live, 1, all)).not.toContain(APPLE_ORIGIN);
  expect(paymentOrigins(live, 2, ['card', 'cash'])).not.toEqual(expect.arrayContaining([APPLE_ORIGIN]));
  expect(paymentOrigins(createGateways({ ...apple, ...google }, undefined), 2, all)).toEqual([]);
  const sandbox = 'http://localhost:4205';
  expect(paymentOrigins(createGateways({}, sandbox), 1, all)).toEqual([sandbox]);
  // The hosted page needs no script of ours; the wallets beside it do.
  const hosted = createGateways({ CARD_GATEWAY: 'realex' }, sandbox);
  expect(paymentOrigins(hosted, 1, ['card', 'cash'])).toEqual([]);
  expect(paymentOrigins(hosted, 1, all)).toEqual([sandbox]);
});
