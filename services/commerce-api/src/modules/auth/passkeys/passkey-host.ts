import { isIP } from 'node:net';
import { refuse } from '../../../problem';

/** Browsers make passkeys on encrypted pages, and on those of their own machine. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The page on which a passkey is made or used: its host is the relying party's id.
 * @param hosts on which the business has passkeys of this kind
 * @param origin of the page
 * @throws Problem passkey_host_invalid
 */
export function passkeyPage(hosts: readonly string[], origin: string | undefined): URL {
  const url = origin && URL.canParse(origin) ? new URL(origin) : undefined;
  // An IP address is no relying party's id.
  if (!url || !isSecure(url) || isIP(url.hostname) || !hosts.includes(url.hostname))
    throw refuse('passkey_host_invalid');
  return url;
}
