import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** Where the gateway sends the shopper back to: an address of this business's own, never another's. */
export function returnUrl({ hosts }: Pick<Business, 'hosts'>, given: string | undefined): string {
  const url = given && URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !hosts.includes(url.hostname))
    throw refuse('return_url_invalid');
  return url.href;
}
