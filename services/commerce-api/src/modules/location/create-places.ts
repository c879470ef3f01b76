import type { ChainedPlaces, Provider } from '../../context/places.types';
import type { Database } from '../../database/database.types';
import type { ReadCache } from '../../read-cache';
import type { Clock } from '../../time/clock';
import { chainPlaces } from './chain-places';
import { createGazetteer } from './gazetteer/gazetteer';
import { getAddress } from './providers/getaddress';
import { googlePlaces } from './providers/google';
import { postcodesIo } from './providers/postcodes-io';
import { createProviderClient, type ProviderClient } from './providers/provider-client';

/** The keys that services/sandbox accepts; they give access to nothing else. */
const SANDBOX_KEYS = { google: 'storefront-sandbox-google-key', getaddress: 'storefront-sandbox-getaddress-key' };

export interface PlacesOptions {
  db: Database;
  cache: ReadCache;
  clock: Pick<Clock, 'now'>;
  env: NodeJS.ProcessEnv;
  /** Used in place of the providers in development, when no key is set. */
  sandboxUrl: string | undefined;
  log?: (line: string) => void;
}

/** Timeout of one attempt at a provider, short because a shopper is typing; PLACES_TIMEOUT_MS overrides it. */
const TIMEOUT_MS = 1_200;
/** Postcodes rarely move, and shoppers ask for the same ones. */
const POSTCODE_FRESH_MS = 600_000;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function makeProvider(name: string, { env, sandboxUrl }: PlacesOptions, client: ProviderClient): Provider {
  /** With its own key a provider is called at its real address, without one at the sandbox. */
  const account = (setting: string, sandboxKey: string, folder: string, real: Record<string, string>) => {
    const key = env[`${setting}_KEY`];
    if (!key && !sandboxUrl) throw new Error(`PLACES names ${name}, but ${setting}_KEY is not set`);
    const urls = Object.fromEntries(
      Object.entries(real).map(([what, url]) => [
        what,
        withoutSlash(env[`${setting}_${what}`] || (key ? url : `${sandboxUrl}/${folder}`)),
      ]),
    );
    return { key: key || sandboxKey, urls };
  };
  if (name === 'google') {
    const { key, urls } = account('GOOGLE_PLACES', SANDBOX_KEYS.google, 'google', {
      URL: 'https://places.googleapis.com',
      GEOCODING_URL: 'https://maps.googleapis.com',
    });
    return googlePlaces({ key, placesUrl: urls.URL ?? '', geocodingUrl: urls.GEOCODING_URL ?? '' }, client);
  }
  if (name === 'getaddress') {
    const { key, urls } = account('GETADDRESS', SANDBOX_KEYS.getaddress, 'getaddress', {
      URL: 'https://api.getaddress.io',
    });
    return getAddress({ key, url: urls.URL ?? '' }, client);
  }
  if (name === 'postcodes.io') {
    // This provider takes no key, so its URL alone decides.
    const url = env.POSTCODES_IO_URL || (sandboxUrl ? `${sandboxUrl}/postcodes-io` : 'https://api.postcodes.io');
    return postcodesIo(withoutSlash(url), client);
  }
  throw new Error(`PLACES names ${name}, which is unknown: use gazetteer, google, postcodes.io or getaddress`);
}

/**
 * Creates the places of this deployment. PLACES lists the providers in order, such as 'google,postcodes.io'; the
 * embedded gazetteer always comes last. Keys stay in this process.
 * @throws when PLACES names an unknown provider, or one without its key
 */
export function createPlaces(options: PlacesOptions): ChainedPlaces {
  const { db, cache, clock, env, log: say = () => undefined } = options;
  const names = (env.PLACES ?? '').split(/[\s,]+/).filter((name) => name && name !== 'gazetteer');
  const now = () => clock.now().getTime();
  const timeoutMs = env.PLACES_TIMEOUT_MS ? Number(env.PLACES_TIMEOUT_MS) : TIMEOUT_MS;
  if (!(timeoutMs >= 50 && timeoutMs <= 60_000)) throw new Error(`PLACES_TIMEOUT_MS must be 50 to 60000: ${timeoutMs}`);
  const providers = names.map((name) =>
    makeProvider(name, options, createProviderClient({ name, now, log: say, timeoutMs })),
  );
  const places = { ...chainPlaces(providers, createGazetteer(db)), providers };
  if (providers.length === 0) return places;
  return {
    ...places,
    postcode: (postcode, country) =>
      cache.through(`postcode ${country} ${postcode}`, POSTCODE_FRESH_MS, () => places.postcode(postcode, country)),
  };
}
