import { isExternalStorefront, secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { type DemoBusiness, pipwell } from './businesses';

export { isExternalStorefront };

/** The storefront under test, under the first business's host. */
export const baseURL = process.env.E2E_URL
  ? new URL(process.env.E2E_URL).origin
  : `http://localhost:${process.env.E2E_PORT ?? 4500}`;

/**
 * The same storefront under a business's own host.
 * @throws when the storefront's URL does not determine the business's
 */
export function originOf(business: DemoBusiness): string {
  if (business !== pipwell) return secondBusinessOrigin(baseURL);
  if (isExternalStorefront) return baseURL;
  const url = new URL(baseURL);
  url.hostname = business.host;
  return url.origin;
}
