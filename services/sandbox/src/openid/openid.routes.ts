import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { isObject } from '../json-object';
import { type OpenidName, openidAccounts, openidNames } from './accounts';
import { isAppleSecret } from './apple-secret';
import { createProvider } from './create-provider';
import { findPerson } from './people';
import { peoplePage } from './people-page';

interface Running {
  readonly provider: Provider;
  readonly answer: ReturnType<Provider['callback']>;
}

/** The end of a path, and the fault that it can have. */
const FAULTS: readonly [path: RegExp, fault: string][] = [
  [/\/\.well-known\//, 'openid:discovery'],
  [/\/token$/, 'openid:token'],
  [/\/jwks$/, 'openid:keys'],
];
const faultOf = ({ url }: FastifyRequest) => FAULTS.find(([path]) => path.test(url.split('?')[0] ?? ''))?.[1] ?? '';

/** Log-in with Google, Apple and Facebook: an OpenID provider for each, as particular as the companies are. */
export function openidRoutes(app: FastifyInstance, publicUrl: () => string): void {
  const started = new Map<OpenidName, Promise<Running>>();
  const issuerOf = (name: OpenidName) => `${publicUrl()}/openid/${name}`;
  const run = (name: OpenidName): Promise<Running> => {
    const running =
      started.get(name) ??
      createProvider(name, issuerOf(name)).then((provider) => ({ provider, answer: provider.callback() }));
    started.set(name, running);
    return running;
  };

  for (const name of openidNames) {
    const prefix = `/openid/${name}`;
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const { answer } = await run(name);
      reply.hijack();
      const path = request.raw.url ?? '';
      // The provider builds its addresses from the whole path, and finds its routes below the prefix.
      Object.assign(request.raw, { originalUrl: path, url: path.slice(prefix.length) || '/', body: request.body });
      // It knows itself by one host name, so requests to others are rewritten.
      request.raw.headers.host = new URL(publicUrl()).host;
      await answer(request.raw, reply.raw);
    };

    app.get(`${prefix}/person/:uid`, async (request, reply) => {
      const { provider } = await run(name);
      const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
      return peoplePage(reply, name, `${prefix}/person/${uid}`, new URL(String(params.redirect_uri)).origin);
    });
    app.post(`${prefix}/person/:uid`, async (request, reply) => {
      const { provider } = await run(name);
      const { person = '', email } = isObject(request.body) ? request.body : {};
      const chosen = email ? `own:${email}` : String(person);
      const result = findPerson(name, chosen)
        ? { login: { accountId: chosen, remember: false } }
        : chosen === 'fails'
          ? { error: 'server_error', error_description: 'It failed, as it was asked to' }
          : { error: 'access_denied', error_description: 'The person said no' };
      const to = await provider.interactionResult(request.raw, reply.raw, result);
      return reply.redirect(to, 303);
    });
    app.all(`${prefix}/*`, { config: { fault: faultOf, crossSite: true } }, async (request, reply) => {
      const path = request.url.split('?')[0]?.slice(prefix.length);
      if (name === 'facebook' && path === '/.well-known/openid-configuration') return facebookDiscovery(issuerOf(name));
      if (name === 'apple' && path === '/token' && isObject(request.body)) {
        const { secret } = openidAccounts.apple;
        const isValid = await isAppleSecret(request.body.client_secret);
        Object.assign(request.body, { client_secret: isValid ? secret : 'refused' });
      }
      return pass(request, reply);
    });
  }
}

/** What Facebook publishes: no address of the tokens. */
const facebookDiscovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['id_token', 'token id_token'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: ['iss', 'aud', 'sub', 'iat', 'exp', 'nonce', 'name', 'email'],
});
