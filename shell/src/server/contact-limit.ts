import { CONTACTS_AN_HOUR } from '@storefront/api/contact-limits';
import type { ShellConfig } from './config';

/** Ends a request that an address has sent too many of. */
export class TooMany extends Error {
  readonly statusCode = 429;
}

/**
 * How many messages with their files this process reads from one address, by scripts and by the form: as many of each as the
 * back end takes of both. Whoever sends more is refused before the first byte of a body was kept.
 */
export const contactLimit = ({ rateLimitFactor }: ShellConfig) =>
  rateLimitFactor === 'off'
    ? {}
    : {
        rateLimit: {
          max: CONTACTS_AN_HOUR * rateLimitFactor,
          timeWindow: '1 hour',
          errorResponseBuilder: () => new TooMany('too many messages'),
        },
      };
