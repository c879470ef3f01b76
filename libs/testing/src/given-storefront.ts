import { test } from '@playwright/test';

/** A running storefront that this run did not start. */
export const isGiven = Boolean(process.env.E2E_URL);

/**
 * The origin of the second business at `baseURL`: E2E_URL_LATHMERE, or its own host on this machine.
 * @throws when the storefront was given by a URL that does not tell the second business's
 */
export function secondBusinessOrigin(baseURL: string | undefined): string {
  if (process.env.E2E_URL_LATHMERE) return new URL(process.env.E2E_URL_LATHMERE).origin;
  const url = new URL(baseURL ?? '');
  if (isGiven && !/(^|\.)localhost$/.test(url.hostname))
    throw new Error('E2E_URL_LATHMERE is missing: the address of Lathmere');
  url.hostname = 'house.localhost';
  return url.origin;
}

/** Skips the running test, or in a hook all tests below it, when the storefront was given by its URL. */
export function skipOnGivenStorefront(why: string): void {
  test.skip(isGiven, why);
}
