import type { OpenidAccount } from './openid-provider';

const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';
/** Facebook's discovery names no address for tokens, so all of them are given. */
const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
} as const;

/**
 * Google verifies the addresses of other mail services once, when the account is made: they may be someone else's since.
 * It is the authority for its own and for those of organisations that it hosts, which `hd` names.
 */
const isGoogles: OpenidAccount['provesEmail'] = ({ hd }, emailAddress) =>
  typeof hd === 'string' || /@(gmail|googlemail)\.com$/.test(emailAddress);

export const google = (clientId: string, secret: string, server: string = GOOGLE): OpenidAccount => ({
  clientId,
  server,
  clientSecret: async () => secret,
  scope: 'openid email profile',
  provesEmail: isGoogles,
});

export const apple = (clientId: string, secret: () => Promise<string>, server: string = APPLE): OpenidAccount => ({
  clientId,
  server,
  clientSecret: secret,
  scope: 'openid name email',
  provesEmail: () => true,
  returnsByPost: true,
});

/** Facebook does not say whether it has verified an address, so none of its addresses counts as proved. */
export const facebook = (
  clientId: string,
  secret: string,
  server: Exclude<OpenidAccount['server'], string> = FACEBOOK,
): OpenidAccount => ({
  clientId,
  server,
  clientSecret: async () => secret,
  scope: 'openid email public_profile',
  provesEmail: () => false,
});
