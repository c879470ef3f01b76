import { realexSandboxAccount } from '../../../config/realex-configuration';

/** A business's account with Global Payments; secret and password never leave the server. */
export interface RealexAccount {
  merchantId: string;
  subaccount: string;
  secret: string;
  rebatePassword: string;
  isTest: boolean;
  /** The account has card storage, which Global Payments sells apart. */
  storesCards: boolean;
  /** The hosted payment page, to which browsers post. */
  pageUrl: string;
  /** The XML API. */
  apiUrl: string;
}

const DEFAULT_SUBACCOUNT = 'internet';
const URLS = {
  live: { page: 'https://pay.realexpayments.com/pay', api: 'https://api.realexpayments.com/epage-remote.cgi' },
  test: {
    page: 'https://pay.sandbox.realexpayments.com/pay',
    api: 'https://api.sandbox.realexpayments.com/epage-remote.cgi',
  },
} as const;

/**
 * Reads the account from the environment: REALEX_MERCHANT_ID and its siblings, or REALEX_MERCHANT_ID_2 for the business
 * with id 2 alone. In development without any of them it is the sandbox's account at `sandboxUrl`. Undefined: this
 * business has no account.
 */
export function realexAccount(
  env: NodeJS.ProcessEnv,
  businessId: number,
  sandboxUrl: string | undefined,
): RealexAccount | undefined {
  const setting = (name: string) => env[`REALEX_${name}_${businessId}`] || env[`REALEX_${name}`];
  const merchantId = setting('MERCHANT_ID');
  const subaccount = setting('SUBACCOUNT') ?? DEFAULT_SUBACCOUNT;
  if (!merchantId)
    return sandboxUrl
      ? {
          ...realexSandboxAccount,
          isTest: true,
          subaccount,
          storesCards: setting('CARD_STORAGE') !== 'off',
          pageUrl: `${sandboxUrl}/realex/pay`,
          apiUrl: setting('API_URL') ?? `${sandboxUrl}/realex/api`,
        }
      : undefined;
  const secret = setting('SECRET');
  const rebatePassword = setting('REBATE_PASSWORD');
  if (!secret || !rebatePassword)
    throw new Error('REALEX_MERCHANT_ID needs REALEX_SECRET and REALEX_REBATE_PASSWORD beside it');
  const isTest = setting('ACCOUNT') === 'test';
  const urls = URLS[isTest ? 'test' : 'live'];
  return {
    merchantId,
    subaccount,
    secret,
    rebatePassword,
    isTest,
    storesCards: setting('CARD_STORAGE') === 'on',
    pageUrl: setting('PAGE_URL') ?? urls.page,
    apiUrl: setting('API_URL') ?? urls.api,
  };
}
