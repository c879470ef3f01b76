import { SignJWT } from 'jose';
import type { MarketingPlatform } from '../../context/marketing.types';

export interface IterableAccount {
  url: string;
  apiKey: string;
  jwtSecret: string;
}

/** A batch of twenty then ends within a minute, before its changes are released (marketing-changes.ts). */
const TIMEOUT_MS = 3_000;
/** The platform limits tokens to one year; an hour is enough for a visit. */
const TOKEN_SECONDS = 3_600;

/** Iterable: users under our own ids, and the HS256-signed token that its script uses on behalf of a user. */
export function iterable({ url, apiKey, jwtSecret }: IterableAccount): MarketingPlatform {
  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'api-key': apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`Iterable responded with ${response.status}`);
  }

  return {
    name: 'iterable',

    identify: ({ userId, fields }) =>
      // preferUserId creates a user that does not exist yet.
      post('/api/users/update', { userId, preferUserId: true, mergeNestedObjects: true, dataFields: fields }),

    forget: (userId) => post('/api/users/forget', { userId }),

    async token(userId, now) {
      const issued = Math.floor(now.getTime() / 1000);
      const expires = issued + TOKEN_SECONDS;
      const token = await new SignJWT({ userId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(jwtSecret));
      return { token, expiresAt: new Date(expires * 1000) };
    },
  };
}
