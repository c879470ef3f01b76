import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Config {
  port: number;
  host: string;
  smtpPort: number;
  /** The public address without a trailing slash; undefined is http://localhost:<port>. */
  url: string | undefined;
  /** Where the journal lies. */
  stateDir: string;
  commerceApiUrl: string;
  /** Read when it is needed: commerce-api may make the file after the sandbox has started. */
  adminKeyFile: string;
  adminKey: string | undefined;
  secretKeys: readonly string[];
  publicKeys: readonly string[];
  webhooks: { urls: readonly string[]; secret: string; authorization: string | undefined; waitFactor: number };
  /** Who may put the card fields and the bank's page into a frame: sources of the CSP's frame-ancestors. */
  frameAncestors: string;
  twilio: { accountSid: string; authToken: string };
  /** The keys that the providers of places take here. */
  places: { googleKey: string; getAddressKey: string };
  iterableKey: string;
  /** Stylesheets, as they are in the repository. */
  publicDir: string;
  /** Scripts for browsers, built from src/browser. */
  browserDir: string;
}

const SHELL_PORT = 4200;
const OFFSET_FROM_SHELL = 5;
const API_OFFSET_FROM_SHELL = 10;

export const demoKeys = {
  secret: 'sk_sbox_storefrontsandboxsecretkey2',
  public: 'pk_sbox_storefrontsandboxpublickey2',
  webhookSecret: 'storefront-sandbox-webhook-secret',
  google: 'storefront-sandbox-google-key',
  getAddress: 'storefront-sandbox-getaddress-key',
  iterable: 'storefront-sandbox-iterable-key',
} as const;

const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

function portOf(text: string, name: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port number: ${text}`);
  return port;
}

/** Reads the environment once. Throws in production: nothing in here may ever stand in for the world there. */
export function readConfig(env: NodeJS.ProcessEnv, repository: string): Config {
  if (env.NODE_ENV === 'production') {
    throw new Error('NODE_ENV is production: the sandbox takes any card for money and refuses to run there');
  }
  const shellPort = portOf(env.PORT || String(SHELL_PORT), 'PORT');
  const port = env.SANDBOX_PORT ? portOf(env.SANDBOX_PORT, 'SANDBOX_PORT') : shellPort + OFFSET_FROM_SHELL;
  const dataDir = resolve(repository, env.DATA_DIR || '.data');
  const keysDir = env.KEYS_DIR ? resolve(repository, env.KEYS_DIR) : resolve(dataDir, 'keys');
  const waitFactor = Number(env.SANDBOX_WEBHOOK_WAIT_FACTOR || 0.01);
  if (!(waitFactor >= 0)) throw new Error(`SANDBOX_WEBHOOK_WAIT_FACTOR is not a number: ${waitFactor}`);
  const commerceApiUrl = (env.COMMERCE_API_URL || `http://127.0.0.1:${shellPort + API_OFFSET_FROM_SHELL}`).replace(
    /\/+$/,
    '',
  );
  const webhookUrls = list(env.CHECKOUTCOM_WEBHOOK_URL ?? `${commerceApiUrl}/webhooks/checkoutcom`);
  return {
    port,
    host: env.SANDBOX_HOST || '127.0.0.1',
    smtpPort: env.SANDBOX_SMTP_PORT ? portOf(env.SANDBOX_SMTP_PORT, 'SANDBOX_SMTP_PORT') : port === 0 ? 0 : port + 1,
    url: env.SANDBOX_URL?.replace(/\/+$/, '') || undefined,
    stateDir: resolve(dataDir, 'sandbox'),
    commerceApiUrl: (env.COMMERCE_API_URL || `http://127.0.0.1:${shellPort + API_OFFSET_FROM_SHELL}`).replace(
      /\/+$/,
      '',
    ),
    adminKeyFile: resolve(keysDir, 'admin.key'),
    adminKey: env.ADMIN_KEY || undefined,
    secretKeys: [demoKeys.secret, ...list(env.CHECKOUTCOM_SECRET_KEY)],
    publicKeys: [demoKeys.public, ...list(env.CHECKOUTCOM_PUBLIC_KEY)],
    webhooks: {
      urls: webhookUrls,
      secret: env.CHECKOUTCOM_WEBHOOK_SECRET || demoKeys.webhookSecret,
      authorization: env.CHECKOUTCOM_WEBHOOK_AUTHORIZATION || undefined,
      waitFactor,
    },
    frameAncestors: env.SANDBOX_FRAME_ANCESTORS || 'http://localhost:* http://*.localhost:* http://127.0.0.1:*',
    twilio: {
      accountSid: env.TWILIO_ACCOUNT_SID || 'AC00000000000000000000000000000001',
      authToken: env.TWILIO_AUTH_TOKEN || 'storefront-sandbox-sms-token',
    },
    places: {
      googleKey: env.GOOGLE_PLACES_KEY || demoKeys.google,
      getAddressKey: env.GETADDRESS_KEY || demoKeys.getAddress,
    },
    iterableKey: env.ITERABLE_API_KEY || demoKeys.iterable,
    // src/config.ts and dist/server.js lie equally deep in this package.
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    browserDir: fileURLToPath(new URL('../dist/browser', import.meta.url)),
  };
}
