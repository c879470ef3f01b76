import { type DemoBusiness, pipwell } from './businesses';

/** A storefront that runs already and was not started by this run. */
export const isGiven = Boolean(process.env.E2E_URL);

/** The storefront that the suite is pointed at, as the first business shows it. */
export const baseURL = process.env.E2E_URL
  ? new URL(process.env.E2E_URL).origin
  : `http://localhost:${process.env.E2E_PORT ?? 4500}`;

/** The address that was given for a business; the first one's is E2E_URL itself. */
const given = (business: DemoBusiness): string | undefined =>
  business === pipwell ? process.env.E2E_URL : process.env.E2E_URL_LATHMERE;

/**
 * The same storefront under a business's own host.
 * @throws when the storefront was given by an address that says nothing of the business
 */
export function originOf(business: DemoBusiness): string {
  const address = given(business);
  if (address) return new URL(address).origin;
  const url = new URL(baseURL);
  // One of a machine's own has the hosts of the demonstration data; any other must say where the business is.
  if (isGiven && !/(^|\.)localhost$/.test(url.hostname))
    throw new Error(`E2E_URL_LATHMERE is missing: the address of ${business.name}`);
  url.hostname = business.host;
  return url.origin;
}
