import { test } from '@playwright/test';

/** A storefront that runs already and was not started by this run. */
export const isGiven = Boolean(process.env.E2E_URL);

/**
 * The second business's origin of the storefront at `baseURL`: E2E_URL_LATHMERE, or its own host on this machine.
 * @throws when the storefront was given by an address that says nothing of that business
 */
export function secondBusinessOrigin(baseURL: string | undefined): string {
  if (process.env.E2E_URL_LATHMERE) return new URL(process.env.E2E_URL_LATHMERE).origin;
  const url = new URL(baseURL ?? '');
  if (isGiven && !/(^|\.)localhost$/.test(url.hostname))
    throw new Error('E2E_URL_LATHMERE is missing: the address of Lathmere');
  url.hostname = 'house.localhost';
  return url.origin;
}

/** Skips the running test, or in a hook all tests below it, where the storefront was given by its address. */
export function needsOwnStorefront(why: string): void {
  test.skip(isGiven, why);
}
