import Type from 'typebox';
import type { Environment, GatewayConfiguration } from './gateway-configuration.types';
import { optionalText, PER_BUSINESS_NOTE } from './setting-types';

/** The keys that services/sandbox accepts are published with the code; they open nothing else. */
export const sandboxKeys = {
  secretKey: 'sk_sbox_storefrontsandboxsecretkey2',
  publicKey: 'pk_sbox_storefrontsandboxpublickey2',
  webhookSecret: 'storefront-sandbox-webhook-secret',
} as const;
const PUBLISHED_KEYS: readonly string[] = Object.values(sandboxKeys);

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

function accountFaults(env: Environment, business: string): string[] {
  const allowsTest = (env[`CHECKOUTCOM_ACCOUNT${business}`] || env.CHECKOUTCOM_ACCOUNT) === 'test';
  const faults: string[] = [];
  for (const part of ['SECRET_KEY', 'PUBLIC_KEY', 'WEBHOOK_SECRET']) {
    const own = `CHECKOUTCOM_${part}${business}`;
    const value = env[own] || env[`CHECKOUTCOM_${part}`];
    if (!value) faults.push(`${own} is missing: the account with Checkout.com needs it`);
    else if (PUBLISHED_KEYS.includes(value)) faults.push(`${own} must not be the sandbox's, which is public`);
    else if (part === 'SECRET_KEY' && /^sk_(sbox|test)_/.test(value) && !allowsTest)
      faults.push(
        `${own} belongs to a test account, whose test cards place orders; CHECKOUTCOM_ACCOUNT=test allows it`,
      );
  }
  for (const part of ['URL', 'SCRIPT_URL']) {
    const own = `CHECKOUTCOM_${part}${business}`;
    const value = env[own] || env[`CHECKOUTCOM_${part}`];
    if (value && !isHttps(value)) faults.push(`${own} must be https://…: keys and card details are sent to it`);
  }
  return faults;
}

export const checkoutcomConfiguration = {
  title: 'Checkout.com',
  accountSetting: 'CHECKOUTCOM_SECRET_KEY',
  settings: {
    CHECKOUTCOM_SECRET_KEY: optionalText(`the secret key of the account with Checkout.com${PER_BUSINESS_NOTE}`),
    CHECKOUTCOM_PUBLIC_KEY: optionalText(`the public key of the account${PER_BUSINESS_NOTE}`),
    CHECKOUTCOM_WEBHOOK_SECRET: optionalText(`the key that signs Checkout.com's webhooks${PER_BUSINESS_NOTE}`),
    CHECKOUTCOM_URL: optionalText(
      `the API's address, as your own subdomain; unset is Checkout.com's live or test host, by the key${PER_BUSINESS_NOTE}`,
    ),
    CHECKOUTCOM_SCRIPT_URL: optionalText(`the script of the card form; unset is Checkout.com's${PER_BUSINESS_NOTE}`),
    CHECKOUTCOM_PROCESSING_CHANNEL_ID: optionalText(`the processing channel${PER_BUSINESS_NOTE}`),
    CHECKOUTCOM_ADDS_TO: optionalText(
      `card schemes on which a changed order may authorise more, or none; unset is Visa,Mastercard${PER_BUSINESS_NOTE}`,
    ),
    CHECKOUTCOM_ACCOUNT: Type.Union([Type.Literal('live'), Type.Literal('test')], {
      default: 'live',
      description: '`test` allows keys of a Checkout.com test account in production, whose test cards place orders',
    }),
  },
  accountFaults,
} as const satisfies GatewayConfiguration;
