import type { TestInfo } from '@playwright/test';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';

const HOSTS = {
  /** Pipwell with automatic store selection: see @storefront/testing/special-hosts. */
  quick: 'quick.localhost',
  /** Pipwell with map tiles. */
  mapped: 'mapped.localhost',
  /** Pipwell without device location. */
  plain: 'plain.localhost',
  /** A business without stores that knows only the postcodes of Bath. */
  bathside: 'bathside.localhost',
  /** Pipwell with search by address and without device location. */
  address: 'address.localhost',
} as const;

/**
 * The origin of one of the suite's hosts.
 * @param host Pipwell asks for a postcode, Lathmere for an address
 */
export function originOf(host: keyof typeof HOSTS | 'pipwell' | 'lathmere', { project }: TestInfo): string {
  const url = new URL(project.use.baseURL ?? '');
  if (host === 'pipwell') return url.origin;
  if (host === 'lathmere') return secondBusinessOrigin(project.use.baseURL);
  url.hostname = HOSTS[host];
  return url.origin;
}
