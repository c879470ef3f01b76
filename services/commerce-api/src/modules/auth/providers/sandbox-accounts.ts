import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { type AppleKey, appleSecret } from './apple-secret';
import type { OpenidAccount } from './openid-provider';
import { apple, facebook, google } from './provider-accounts';

/** The key that the sandbox knows the public half of; it is not secret. */
const APPLE_KEY: AppleKey = {
  clientId: 'test.storefront.web',
  teamId: 'SANDBOXTM1',
  keyId: 'SANDBOXKEY',
  privateKey: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQges3c2/U26/CO34c/
eVqdWwPPuz40uHClbvXk8wU3fHShRANCAAReVMQBqWC801Dqs09TOCvsTUlcqj5K
Pyw/V3IREkw3a8Rv+J5jalMZzSuggXRRBLlHZ/lZxk1Y434eNiUpZRL4
-----END PRIVATE KEY-----`,
};

/** The accounts that the sandbox accepts; they are not secret. */
export function sandboxAccounts(sandboxUrl: string): Record<LogInProvider, OpenidAccount> {
  const issuer = `${sandboxUrl}/openid/facebook`;
  return {
    google: google('storefront-sandbox.apps.google', 'storefront-sandbox-google-secret', `${sandboxUrl}/openid/google`),
    apple: apple(APPLE_KEY.clientId, () => appleSecret(APPLE_KEY), `${sandboxUrl}/openid/apple`),
    facebook: facebook('100000000000001', 'storefront-sandbox-facebook-secret', {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }),
  };
}
