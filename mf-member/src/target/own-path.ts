import { OWN_PATH_MAX_LENGTH } from '@storefront/api/constants';

/** A path of this storefront from a form; undefined for anything else. */
export const ownPath = (value: string | undefined): string | undefined =>
  value && value.length <= OWN_PATH_MAX_LENGTH && /^\/($|[^/\\\s][^\\\s]*$)/.test(value) ? value : undefined;
