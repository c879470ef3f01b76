import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What is wrong with the next token. */
export interface Forgery {
  /** Claims that replace the right ones; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Unsigned, signed by a key that is not published, or with the public key as a shared secret. */
  readonly signature?: 'none' | 'unknown key' | 'shared secret';
  /** Replies with this instead of tokens. */
  readonly body?: unknown;
  /** Happens before the reply: the shop waits for it. */
  readonly meanwhile?: () => Promise<unknown>;
}

export interface ForgingProvider {
  readonly issuer: string;
  /** The nonce that the shop expects, and the forgery of the next token. */
  next: { nonce: string; forgery: Forgery };
  /** Publishes another key, and signs with it. */
  rotateKeys(): Promise<void>;
  stop(): void;
}

const newKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

const unsigned = (payload: JWTPayload) =>
  `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(payload))}.`;

/** An OpenID provider that lies when it is asked to. */
export async function startForgingProvider(clientId: string): Promise<ForgingProvider> {
  let key = await newKey('first');
  const stranger = await newKey('first');
  const server = createServer(async (request, response) => {
    const reply = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { issuer } = provider;
    const path = request.url ?? '';
    if (path.startsWith('/.well-known/'))
      return reply({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      });
    if (path === '/jwks') return reply({ keys: [key.jwk] });
    const { nonce, forgery } = provider.next;
    await forgery.meanwhile?.();
    if (forgery.body !== undefined) return reply(forgery.body);
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: clientId,
      sub: 'someone',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'someone@example.test',
      email_verified: true,
      given_name: 'Some',
      family_name: 'One',
      ...forgery.claims,
    };
    const isShared = forgery.signature === 'shared secret';
    const signer = forgery.signature === 'unknown key' ? stranger.privateKey : key.privateKey;
    const signed = new SignJWT(payload).setProtectedHeader({ alg: isShared ? 'HS256' : 'RS256', kid: key.kid });
    const id_token =
      forgery.signature === 'none'
        ? unsigned(payload)
        : await signed.sign(isShared ? new TextEncoder().encode(JSON.stringify(key.jwk)) : signer);
    return reply({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: ForgingProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: { nonce: '', forgery: {} },
    async rotateKeys() {
      key = await newKey('second');
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}
