import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { exportJWK, generateKeyPair } from 'jose';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { type OpenidName, openidAccounts } from './accounts';
import { findPerson, type Person } from './people';

/** A return may lead to any port and host name of this machine. */
const LOCAL_RETURN = /^https?:\/\/(localhost|[\w-]+\.localhost|127\.0\.0\.1)(:\d+)?\/[\w/-]*$/;

const namesOf = ({ firstname, lastname }: Person) => ({
  name: `${firstname} ${lastname}`,
  given_name: firstname,
  family_name: lastname,
});

/** What a company says of a person in its token: Apple says no name, and truth values as text. */
function claimsOf(name: OpenidName, person: Person) {
  const { id: sub, email, isEmailVerified, isRelay } = person;
  if (name === 'apple')
    return { sub, email, email_verified: String(isEmailVerified), ...(isRelay && { is_private_email: 'true' }) };
  if (name === 'facebook') return { sub, ...namesOf(person), ...(email && { email }) };
  const hd = isEmailVerified && email?.split('@')[1];
  return { sub, ...namesOf(person), email, email_verified: isEmailVerified, ...(hd && { hd }) };
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(6).toString('hex') };
}

/** An OpenID provider that asks for a person at each log-in, and skips the question for consent. */
export async function createProvider(name: OpenidName, issuer: string): Promise<Provider> {
  const { default: ProviderClass, interactionPolicy } = await import('oidc-provider');
  const { clientId, secret } = openidAccounts[name];
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const asksEachTime = new interactionPolicy.Check('each_time', 'Choose a person', (ctx) => {
    const { REQUEST_PROMPT, NO_NEED_TO_PROMPT } = interactionPolicy.Check;
    return ctx.oidc.result?.login ? NO_NEED_TO_PROMPT : REQUEST_PROMPT;
  });
  policy.get('login')?.checks.add(asksEachTime);
  const provider = new ProviderClass(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: ['http://localhost/'],
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    scopes: ['openid', 'email', 'profile', 'name', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email', 'hd'],
      profile: ['name', 'given_name', 'family_name'],
      public_profile: ['name', 'given_name', 'family_name'],
    },
    // These companies put what they say of a person into the token.
    conformIdTokenClaims: false,
    renderError: (ctx, { error, error_description: why }) => {
      ctx.type = 'text/plain';
      ctx.body = [error, why].filter(Boolean).join(': ');
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    interactions: { policy, url: (_ctx, { uid }) => `${new URL(issuer).pathname}/person/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, id) => {
      const person = findPerson(name, id);
      return person && { accountId: id, claims: async () => claimsOf(name, person) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (!accountId || !oidc.client) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid email profile name public_profile');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => LOCAL_RETURN.test(uri);
  if (name === 'apple') tellNamesOnce(provider);
  return provider;
}

/** Apple adds a person's name to the first return, and never again. */
function tellNamesOnce(provider: Provider): void {
  const known = new Set<string>();
  // The type of its events leaves the answer out.
  const events: EventEmitter = provider;
  events.on('authorization.success', (ctx: KoaContextWithOIDC, out: Record<string, unknown>) => {
    const person = findPerson('apple', ctx.oidc.session?.accountId ?? '');
    if (!person || known.has(person.id)) return;
    known.add(person.id);
    const name = { firstName: person.firstname, lastName: person.lastname };
    out.user = JSON.stringify({ name, email: person.email });
  });
}
