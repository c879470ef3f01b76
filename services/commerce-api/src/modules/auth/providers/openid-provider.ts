import { HOUR_MS } from '@storefront/api/durations';
import type { Configuration, ServerMetadata } from 'openid-client';
import type { Provider, ProviderRequest } from '../../../context/provider.types';
import { type Claims, identityIn } from './identity-in';
import { failureOf, ProviderFailure } from './provider-failure';

/** What is particular about a provider. */
export interface OpenidAccount {
  readonly clientId: string;
  /** The secret of one call; Apple's is a token that is signed for it. */
  readonly clientSecret: () => Promise<string>;
  /** The issuer, whose other addresses are discovered, or all addresses. */
  readonly server: string | ServerMetadata;
  readonly scope: string;
  /** Apple posts its return, which is the only way that it tells names and addresses. */
  readonly returnsByPost?: boolean;
  /** Whether its word on an address counts, if it says that the address is verified. */
  readonly provesEmail: (claims: Claims, emailAddress: string) => boolean;
}

/** For all requests of one step of a log-in; the shell waits for seven seconds. */
const DEADLINE_MS = 6_000;
/** Addresses of a provider change seldom; one that was restarted elsewhere is found again within this time. */
const DISCOVERY_MS = HOUR_MS;

type ProviderFetch = (url: string, options: object) => Promise<Response>;

function fetchWithin(milliseconds: number): ProviderFetch {
  const signal = AbortSignal.timeout(milliseconds);
  return async (url, options) => {
    const path = new URL(url).pathname;
    const response = await fetch(url, { ...options, signal }).catch(() => {
      throw new ProviderFailure('unavailable', `${path} does not reply`);
    });
    if (response.status < 500) return response;
    throw new ProviderFailure('unavailable', `${path} replies ${response.status}`);
  };
}

/** A provider that speaks OpenID Connect. The library is loaded with the first log-in. */
export function openidProvider(account: OpenidAccount): Provider {
  let found: { metadata: ServerMetadata; until: number } | undefined;
  const url = typeof account.server === 'string' ? account.server : account.server.issuer;
  const isInsecure = url.startsWith('http:');

  async function metadata(fetchFromProvider: ProviderFetch): Promise<ServerMetadata> {
    if (typeof account.server !== 'string') return account.server;
    if (found && found.until > Date.now()) return found.metadata;
    const { allowInsecureRequests, customFetch, discovery } = await import('openid-client');
    const config = await discovery(new URL(account.server), account.clientId, undefined, undefined, {
      [customFetch]: fetchFromProvider,
      ...(isInsecure && { execute: [allowInsecureRequests] }),
    });
    found = { metadata: { ...config.serverMetadata() }, until: Date.now() + DISCOVERY_MS };
    return found.metadata;
  }

  /** Made for each call, so that a provider's keys are read with each log-in: they may have been rotated. */
  async function configuration(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretPost, Configuration, customFetch, enableNonRepudiationChecks } =
      await import('openid-client');
    const fetchFromProvider = fetchWithin(DEADLINE_MS);
    const client = { id_token_signed_response_alg: 'RS256' };
    const secret = ClientSecretPost(await account.clientSecret());
    const config = new Configuration(await metadata(fetchFromProvider), account.clientId, client, secret);
    Object.assign(config, { [customFetch]: fetchFromProvider });
    if (isInsecure) allowInsecureRequests(config);
    enableNonRepudiationChecks(config);
    return config;
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, verifier }: ProviderRequest) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const fields = {
          redirect_uri: redirectUri,
          scope: account.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(account.returnsByPost && { response_mode: 'form_post' }),
        };
        return buildAuthorizationUrl(await configuration(), fields).href;
      } catch (error) {
        throw failureOf(error);
      }
    },

    async identify({ redirectUri, state, nonce, verifier }, { code, iss, user }) {
      try {
        const { authorizationCodeGrant } = await import('openid-client');
        const address = new URL(redirectUri);
        address.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
        const tokens = await authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderFailure('failed', 'no claims');
        return identityIn(claims, user, account.provesEmail);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
