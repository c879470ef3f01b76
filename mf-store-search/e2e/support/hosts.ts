import type { TestInfo } from '@playwright/test';
import { secondBusinessOrigin } from '@storefront/testing/given-storefront';

const HOSTS = {
  /** Pipwell with the nearest store picked: see @storefront/testing/special-hosts. */
  quick: 'quick.localhost',
  /** Pipwell with maps from tiles. */
  mapped: 'mapped.localhost',
  /** Pipwell without the device's location. */
  plain: 'plain.localhost',
  /** A business of its own, without stores, that knows the postcodes of Bath alone. */
  bathside: 'bathside.localhost',
  /** Pipwell with a search by address, and without the device's location. */
  address: 'address.localhost',
} as const;

/**
 * The origin of one of the suite's hosts.
 * @param host of the two businesses Pipwell asks for a postcode, Lathmere for an address
 */
export function originOf(host: keyof typeof HOSTS | 'pipwell' | 'lathmere', { project }: TestInfo): string {
  const url = new URL(project.use.baseURL ?? '');
  if (host === 'pipwell') return url.origin;
  if (host === 'lathmere') return secondBusinessOrigin(project.use.baseURL);
  url.hostname = HOSTS[host];
  return url.origin;
}
