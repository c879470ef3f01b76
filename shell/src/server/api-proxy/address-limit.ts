import type { ShellConfig } from '../config';

/** Refuses a request above an address's limit. */
export class RateLimitExceeded extends Error {
  readonly statusCode = 429;
}

/**
 * Limits a route's requests per address in this process; further ones get 429 before a body is read.
 * @param max per minute, unless `timeWindow` differs; RATE_LIMIT_FACTOR raises it
 */
export const addressLimit = (
  { rateLimitFactor }: Pick<ShellConfig, 'rateLimitFactor'>,
  max: number,
  timeWindow = '1 minute',
) =>
  rateLimitFactor === 'off'
    ? {}
    : {
        rateLimit: {
          max: max * rateLimitFactor,
          timeWindow,
          errorResponseBuilder: () => new RateLimitExceeded('too many requests'),
        },
      };
