import type { TestInfo } from '@playwright/test';

const HOSTS = {
  /** Asks for a postcode. */
  pipwell: 'localhost',
  /** Asks for an address. */
  lathmere: 'house.localhost',
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

/** The origin of one of the suite's hosts. */
export function originOf(host: keyof typeof HOSTS, { project }: TestInfo): string {
  const url = new URL(project.use.baseURL ?? '');
  url.hostname = HOSTS[host];
  return url.origin;
}
