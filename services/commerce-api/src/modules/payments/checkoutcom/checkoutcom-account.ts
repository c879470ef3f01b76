import { sandboxKeys } from '../../../config/checkoutcom-configuration';

/** A business's account with Checkout.com; the secret key and the webhook secret never leave the server. */
export interface CheckoutcomAccount {
  url: string;
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  processingChannelId: string | undefined;
  /** The card schemes, in small letters, on which more can be authorised later; none: never. */
  addsToSchemes: readonly string[];
  /** The script that renders the card form, loaded from the gateway's own host. */
  scriptUrl: string;
  /** Origins of that script and its frames, as Content-Security-Policy sources. */
  browserOrigins: readonly string[];
  environment: 'sandbox' | 'production';
}

const LIVE_URL = 'https://api.checkout.com';
const TEST_URL = 'https://api.sandbox.checkout.com';
const SCRIPT_URL = 'https://checkout-web-components.checkout.com/index.js';

/** Those on which the gateway raises an estimated authorisation in every country. */
const ADDS_TO = 'Visa,Mastercard';

const schemesOf = (setting = ADDS_TO): string[] =>
  setting
    .toLowerCase()
    .split(',')
    .map((scheme) => scheme.trim())
    .filter((scheme) => scheme !== '' && scheme !== 'none');

/**
 * Reads the account from the environment: CHECKOUTCOM_SECRET_KEY and its siblings, or CHECKOUTCOM_SECRET_KEY_2 for the
 * business with id 2 alone. In development without any of them it is the sandbox's account at `sandboxUrl`. Undefined:
 * this business does not accept cards.
 */
export function checkoutcomAccount(
  env: NodeJS.ProcessEnv,
  businessId: number,
  sandboxUrl: string | undefined,
): CheckoutcomAccount | undefined {
  const setting = (name: string) => env[`CHECKOUTCOM_${name}_${businessId}`] || env[`CHECKOUTCOM_${name}`];
  const secretKey = setting('SECRET_KEY');
  if (!secretKey) return sandboxUrl ? sandboxAccount(sandboxUrl, setting('URL')) : undefined;
  const publicKey = setting('PUBLIC_KEY');
  const webhookSecret = setting('WEBHOOK_SECRET');
  if (!publicKey || !webhookSecret)
    throw new Error('CHECKOUTCOM_SECRET_KEY needs CHECKOUTCOM_PUBLIC_KEY and CHECKOUTCOM_WEBHOOK_SECRET beside it');
  const scriptUrl = setting('SCRIPT_URL') ?? SCRIPT_URL;
  const isTest = secretKey.startsWith('sk_sbox_') || secretKey.startsWith('sk_test_');
  return {
    url: setting('URL') ?? (isTest ? TEST_URL : LIVE_URL),
    secretKey,
    publicKey,
    webhookSecret,
    processingChannelId: setting('PROCESSING_CHANNEL_ID'),
    addsToSchemes: schemesOf(setting('ADDS_TO')),
    scriptUrl,
    browserOrigins: [new URL(scriptUrl).origin, 'https://*.checkout.com'],
    environment: isTest ? 'sandbox' : 'production',
  };
}

function sandboxAccount(sandboxUrl: string, url = `${sandboxUrl}/checkoutcom`): CheckoutcomAccount {
  return {
    ...sandboxKeys,
    url,
    processingChannelId: undefined,
    addsToSchemes: schemesOf(undefined),
    scriptUrl: `${sandboxUrl}/checkoutcom/web-components.js`,
    browserOrigins: [new URL(sandboxUrl).origin],
    environment: 'sandbox',
  };
}
