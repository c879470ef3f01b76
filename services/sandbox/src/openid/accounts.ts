/** The companies whose log-in is simulated. */
export const openidNames = ['google', 'apple', 'facebook'] as const;
export type OpenidName = (typeof openidNames)[number];

/**
 * The shop's accounts with the companies; they are not secret. Apple has no shared secret: the shop signs a token with
 * its own key, of which Apple has the public half.
 */
export const openidAccounts: Readonly<Record<OpenidName, { clientId: string; secret: string }>> = {
  google: { clientId: 'storefront-sandbox.apps.google', secret: 'storefront-sandbox-google-secret' },
  apple: { clientId: 'test.storefront.web', secret: 'storefront-sandbox-apple-internal' },
  facebook: { clientId: '100000000000001', secret: 'storefront-sandbox-facebook-secret' },
};

/** Who signs in to Apple for the shop: its team, and the public half of its key. */
export const appleTeam = {
  teamId: 'SANDBOXTM1',
  keyId: 'SANDBOXKEY',
  publicKey: `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEXlTEAalgvNNQ6rNPUzgr7E1JXKo+
Sj8sP1dyERJMN2vEb/ieY2pTGc0roIF0UQS5R2f5WcZNWON+HjYlKWUS+A==
-----END PUBLIC KEY-----`,
} as const;
