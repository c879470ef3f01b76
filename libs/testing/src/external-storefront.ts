import { test } from '@playwright/test';

/** A running storefront that this run did not start. */
export const isExternalStorefront = Boolean(process.env.E2E_URL);

/**
 * The origin of the second business at `baseURL`: E2E_URL_LATHMERE, or its own host on this machine.
 * @throws when E2E_URL is not on this machine and does not say where the second business is
 */
export function secondBusinessOrigin(baseURL: string | undefined): string {
  if (process.env.E2E_URL_LATHMERE) return new URL(process.env.E2E_URL_LATHMERE).origin;
  const url = new URL(baseURL ?? '');
  if (isExternalStorefront && !/(^|\.)localhost$/.test(url.hostname))
    throw new Error('E2E_URL_LATHMERE is missing: the address of Lathmere');
  url.hostname = 'house.localhost';
  return url.origin;
}

/** Skips the running test, or in a hook all tests below it, when the storefront is an external one. */
export function skipOnExternalStorefront(why: string): void {
  test.skip(isExternalStorefront, why);
}
