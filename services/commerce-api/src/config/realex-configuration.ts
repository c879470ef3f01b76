import Type from 'typebox';
import type { Environment, GatewayConfiguration } from './gateway-configuration.types';
import { optionalText, PER_BUSINESS_NOTE } from './setting-types';

/** The account that services/sandbox accepts is published with the code; it opens nothing else. */
export const realexSandboxAccount = {
  merchantId: 'storefrontsandbox',
  secret: 'storefront-sandbox-realex-secret',
  rebatePassword: 'storefront-sandbox-realex-rebate',
} as const;
const PUBLISHED: readonly string[] = Object.values(realexSandboxAccount);

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

function accountFaults(env: Environment, business: string): string[] {
  const faults: string[] = [];
  for (const part of ['MERCHANT_ID', 'SECRET', 'REBATE_PASSWORD']) {
    const own = `REALEX_${part}${business}`;
    const value = env[own] || env[`REALEX_${part}`];
    if (!value) faults.push(`${own} is missing: the account with Global Payments needs it`);
    else if (PUBLISHED.includes(value)) faults.push(`${own} must not be the sandbox's, which is public`);
  }
  for (const part of ['PAGE_URL', 'API_URL']) {
    const own = `REALEX_${part}${business}`;
    const value = env[own] || env[`REALEX_${part}`];
    if (value && !isHttps(value)) faults.push(`${own} must be https://…: cards and signed requests are sent to it`);
  }
  return faults;
}

export const realexConfiguration = {
  title: 'Global Payments (realex)',
  accountSetting: 'REALEX_MERCHANT_ID',
  settings: {
    REALEX_MERCHANT_ID: optionalText(`the merchant id of the account with Global Payments${PER_BUSINESS_NOTE}`),
    REALEX_SECRET: optionalText(`the shared secret that signs requests and responses${PER_BUSINESS_NOTE}`),
    REALEX_REBATE_PASSWORD: optionalText(`the password of refunds${PER_BUSINESS_NOTE}`),
    REALEX_SUBACCOUNT: optionalText(`the subaccount; unset is \`internet\`${PER_BUSINESS_NOTE}`),
    REALEX_PAGE_URL: optionalText(
      `the hosted payment page; unset is Global Payments', by REALEX_ACCOUNT${PER_BUSINESS_NOTE}`,
    ),
    REALEX_API_URL: optionalText(`the XML API; unset is Global Payments', by REALEX_ACCOUNT${PER_BUSINESS_NOTE}`),
    REALEX_CARD_STORAGE: Type.Optional(
      Type.Union([Type.Literal('on'), Type.Literal('off')], {
        description: `whether the hosted page offers to save cards, for which the account needs card storage; unset is \`off\`, and \`on\` with the sandbox${PER_BUSINESS_NOTE}`,
      }),
    ),
    REALEX_ACCOUNT: Type.Union([Type.Literal('live'), Type.Literal('test')], {
      default: 'live',
      description: "`test` uses Global Payments' sandbox, whose test cards place orders",
    }),
  },
  accountFaults,
} as const satisfies GatewayConfiguration;
