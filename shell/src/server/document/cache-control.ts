import { BROWSER_CACHE_SECONDS, SHARED_CACHE_SECONDS } from '@storefront/api/constants';

/** Shared caches may store a public page this long, browsers a quarter of it (row 2.76 of docs/requirements.md). */
export const PUBLIC_CACHE = `public, max-age=${BROWSER_CACHE_SECONDS}, s-maxage=${SHARED_CACHE_SECONDS}`;
export const PRIVATE_CACHE = 'no-store';
