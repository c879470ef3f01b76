import type { ShellConfig } from './config';

/** Ends a request that an address has sent too many of. */
export class TooMany extends Error {
  readonly statusCode = 429;
}

/**
 * How many requests of a route this process answers one address; more are 429 before a body is read.
 * @param max in a minute, unless `timeWindow` says otherwise; RATE_LIMIT_FACTOR stretches it
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
          errorResponseBuilder: () => new TooMany('too many requests'),
        },
      };
