import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertValidSettings } from '@storefront/settings/invalid-settings';
import { isLoopback } from '@storefront/settings/loopback';
import { readSettings } from '@storefront/settings/read-settings';
import type { BucketKey } from './s3/verify-signature';
import { Settings } from './settings';

export interface Config {
  port: number;
  host: string;
  smtpPort: number;
  /** The public URL without a trailing slash; undefined means http://localhost:<port>. */
  url: string | undefined;
  /** The journal's folder. */
  stateDir: string;
  commerceApiUrl: string;
  /** Read on demand: commerce-api may create the file after the sandbox has started. */
  adminKeyFile: string;
  adminKey: string | undefined;
  secretKeys: readonly string[];
  publicKeys: readonly string[];
  webhooks: { urls: readonly string[]; secret: string; authorization: string | undefined; waitFactor: number };
  /** The only account with the hosted payment page. */
  realex: { merchantId: string; secret: string; rebatePassword: string };
  /** Who may frame the card fields and the bank's page: sources of the CSP's frame-ancestors. */
  frameAncestors: string;
  twilio: { accountSid: string; authToken: string };
  /** The keys that the simulated place providers accept. */
  places: { googleKey: string; getAddressKey: string };
  iterableKey: string;
  /** The access key of every bucket. */
  s3: BucketKey;
  /** The secret key that siteverify accepts. */
  turnstileSecret: string;
  /** Stylesheets, as in the repository. */
  publicDir: string;
  /** Scripts for browsers, built from src/browser. */
  browserDir: string;
}

const OFFSET_FROM_SHELL = 5;
const API_OFFSET_FROM_SHELL = 10;

export const demoKeys = {
  secret: 'sk_sbox_storefrontsandboxsecretkey2',
  public: 'pk_sbox_storefrontsandboxpublickey2',
  webhookSecret: 'storefront-sandbox-webhook-secret',
  google: 'storefront-sandbox-google-key',
  getAddress: 'storefront-sandbox-getaddress-key',
  iterable: 'storefront-sandbox-iterable-key',
  turnstile: 'storefront-sandbox-turnstile-secret',
  realexMerchant: 'storefrontsandbox',
  realexSecret: 'storefront-sandbox-realex-secret',
  realexRebate: 'storefront-sandbox-realex-rebate',
  s3KeyId: 'STOREFRONTSANDBOX',
  s3Secret: 'storefront-sandbox-s3-secret',
} as const;

const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * Reads the environment once.
 * @throws InvalidSettings outside a demonstration: the sandbox accepts test cards as money
 */
export function readConfig(env: NodeJS.ProcessEnv, repository: string): Config {
  const { values, faults } = readSettings(Settings, env);
  const host = values.SANDBOX_HOST;
  assertValidSettings('The sandbox', values.STOREFRONT_MODE, [
    ...faults,
    values.STOREFRONT_MODE === 'production'
      ? 'STOREFRONT_MODE must be demonstration: the sandbox accepts test cards as money and has no place in production'
      : undefined,
    isLoopback(host) ? undefined : 'SANDBOX_HOST must be a loopback address: the keys of the sandbox are published',
  ]);
  const port = values.SANDBOX_PORT ?? values.PORT + OFFSET_FROM_SHELL;
  const dataDir = resolve(repository, values.DATA_DIR);
  const keysDir = values.KEYS_DIR ? resolve(repository, values.KEYS_DIR) : resolve(dataDir, 'keys');
  const commerceApiUrl = (values.COMMERCE_API_URL ?? `http://127.0.0.1:${values.PORT + API_OFFSET_FROM_SHELL}`).replace(
    /\/+$/,
    '',
  );
  // Empty disables events; unset sends them to commerce-api.
  const webhookUrls = list(env.CHECKOUTCOM_WEBHOOK_URL ?? `${commerceApiUrl}/webhooks/checkoutcom`);
  return {
    port,
    host,
    smtpPort: values.SANDBOX_SMTP_PORT ?? (port === 0 ? 0 : port + 1),
    url: values.SANDBOX_URL?.replace(/\/+$/, ''),
    stateDir: resolve(dataDir, 'sandbox'),
    commerceApiUrl,
    adminKeyFile: resolve(keysDir, 'admin.key'),
    adminKey: values.ADMIN_KEY,
    secretKeys: [demoKeys.secret, ...list(values.CHECKOUTCOM_SECRET_KEY)],
    publicKeys: [demoKeys.public, ...list(values.CHECKOUTCOM_PUBLIC_KEY)],
    webhooks: {
      urls: webhookUrls,
      secret: values.CHECKOUTCOM_WEBHOOK_SECRET ?? demoKeys.webhookSecret,
      authorization: values.CHECKOUTCOM_WEBHOOK_AUTHORIZATION,
      waitFactor: values.SANDBOX_WEBHOOK_WAIT_FACTOR,
    },
    realex: {
      merchantId: demoKeys.realexMerchant,
      secret: demoKeys.realexSecret,
      rebatePassword: demoKeys.realexRebate,
    },
    frameAncestors: values.SANDBOX_FRAME_ANCESTORS,
    twilio: {
      accountSid: values.TWILIO_ACCOUNT_SID,
      authToken: values.TWILIO_AUTH_TOKEN,
    },
    places: {
      googleKey: values.GOOGLE_PLACES_KEY ?? demoKeys.google,
      getAddressKey: values.GETADDRESS_KEY ?? demoKeys.getAddress,
    },
    iterableKey: values.ITERABLE_API_KEY ?? demoKeys.iterable,
    s3: { keyId: demoKeys.s3KeyId, secret: demoKeys.s3Secret },
    turnstileSecret: demoKeys.turnstile,
    // src/config.ts and dist/server.js are at the same depth in this package.
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    browserDir: fileURLToPath(new URL('../dist/browser', import.meta.url)),
  };
}
