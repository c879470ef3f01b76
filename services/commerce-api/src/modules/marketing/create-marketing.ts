import type { Marketing, MarketingPlatform } from '../../context/marketing.types';
import { iterable } from './iterable';

const ITERABLE_URL = 'https://api.iterable.com';

/**
 * Reads ITERABLE_API_KEY and ITERABLE_JWT_SECRET, or the same names with _2 for the business with id 2 alone.
 * ITERABLE_URL selects another data centre, or the sandbox. Without a key there is no platform.
 * @throws when a key has no secret
 */
export function createMarketing(env: NodeJS.ProcessEnv): Marketing {
  for (const name of Object.keys(env)) {
    const [whole, business = ''] = /^ITERABLE_API_KEY(_\d+)?$/.exec(name) ?? [];
    if (whole && env[name] && !env[`ITERABLE_JWT_SECRET${business}`] && !env.ITERABLE_JWT_SECRET)
      throw new Error(`${name} needs ITERABLE_JWT_SECRET${business} beside it`);
  }
  const platforms = new Map<number, MarketingPlatform>();
  return (businessId) => {
    const setting = (name: string) => env[`ITERABLE_${name}_${businessId}`] || env[`ITERABLE_${name}`];
    const apiKey = setting('API_KEY');
    if (!apiKey) return undefined;
    const jwtSecret = setting('JWT_SECRET') ?? '';
    const url = (setting('URL') ?? ITERABLE_URL).replace(/\/+$/, '');
    const platform = platforms.get(businessId) ?? iterable({ url, apiKey, jwtSecret });
    platforms.set(businessId, platform);
    return platform;
  };
}
