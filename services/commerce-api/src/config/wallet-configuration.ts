import { existsSync } from 'node:fs';
import type { Environment } from './gateway-configuration.types';
import { optionalText, PER_BUSINESS_NOTE } from './setting-types';

/** The environment variables of the wallets; a card gateway's account charges what they pay. */
export const walletSettings = {
  APPLE_PAY_MERCHANT_ID: optionalText(`the merchant id with Apple; unset offers no Apple Pay${PER_BUSINESS_NOTE}`),
  APPLE_PAY_CERTIFICATE_FILE: optionalText(
    `the PEM file of the merchant identity certificate, with which Apple recognises the service${PER_BUSINESS_NOTE}`,
  ),
  APPLE_PAY_KEY_FILE: optionalText(`the PEM file of that certificate's private key${PER_BUSINESS_NOTE}`),
  APPLE_PAY_DOMAIN_FILE: optionalText(
    `the domain association file from Apple, which every host of the business serves${PER_BUSINESS_NOTE}`,
  ),
  GOOGLE_PAY_MERCHANT_ID: optionalText(`the merchant id with Google; unset offers no Google Pay${PER_BUSINESS_NOTE}`),
};

export const APPLE_PAY_FILES = ['APPLE_PAY_CERTIFICATE_FILE', 'APPLE_PAY_KEY_FILE', 'APPLE_PAY_DOMAIN_FILE'] as const;

/** What Apple Pay accounts lack in production: one line for each fault. */
export function walletFaults(env: Environment): string[] {
  const businesses = Object.keys(env).flatMap((name) => {
    const [whole, business = ''] = /^APPLE_PAY_MERCHANT_ID(_\d+)?$/.exec(name) ?? [];
    return whole && env[name] ? [business] : [];
  });
  return businesses.flatMap((business) =>
    APPLE_PAY_FILES.flatMap((part) => {
      const own = `${part}${business}`;
      const path = env[own] || env[part];
      if (!path) return [`${own} is missing: Apple Pay needs it`];
      return existsSync(path) ? [] : [`${own} names a file that does not exist`];
    }),
  );
}
