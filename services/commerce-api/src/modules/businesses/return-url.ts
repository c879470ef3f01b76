import { refuse } from '../../problem';
import type { Business } from './businesses.repository';

/** The URL to which the gateway returns the shopper; always on one of this business's hosts. */
export function returnUrl({ hosts }: Pick<Business, 'hosts'>, given: string | undefined): string {
  const url = given && URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !hosts.includes(url.hostname))
    throw refuse('return_url_invalid');
  return url.href;
}
