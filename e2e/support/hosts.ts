import type { DemoBusiness } from './businesses';

/** The storefront that the suite is pointed at. */
export const baseURL = process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT ?? 4500}`;

/** The same storefront under a business's own host. */
export function originOf(business: DemoBusiness): string {
  const url = new URL(baseURL);
  url.hostname = business.host;
  return url.origin;
}
