import { isIP } from 'node:net';
import { refuse } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';

/** Browsers make passkeys on encrypted pages, and on those of their own machine. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The page on which a passkey is made or used: its host, which is the relying party's id, is one of the business's.
 * @param origin of the shopper's page
 * @throws Problem passkey_host_invalid
 */
export function passkeyPage({ hosts }: Pick<Business, 'hosts'>, origin: string | undefined): URL {
  const url = origin && URL.canParse(origin) ? new URL(origin) : undefined;
  // An IP address is no relying party's id.
  if (!url || !isSecure(url) || isIP(url.hostname) || !hosts.includes(url.hostname))
    throw refuse('passkey_host_invalid');
  return url;
}
