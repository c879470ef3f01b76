import { isGiven, secondBusinessOrigin } from '@storefront/testing/given-storefront';
import { type DemoBusiness, pipwell } from './businesses';

export { isGiven };

/** The storefront that the suite is pointed at, as the first business shows it. */
export const baseURL = process.env.E2E_URL
  ? new URL(process.env.E2E_URL).origin
  : `http://localhost:${process.env.E2E_PORT ?? 4500}`;

/**
 * The same storefront under a business's own host.
 * @throws when the storefront was given by an address that says nothing of the business
 */
export function originOf(business: DemoBusiness): string {
  if (business !== pipwell) return secondBusinessOrigin(baseURL);
  if (isGiven) return baseURL;
  const url = new URL(baseURL);
  url.hostname = business.host;
  return url.origin;
}
