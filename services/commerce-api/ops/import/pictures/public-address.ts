import { type LookupAddress, lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** True for an address on the public internet; false for this machine, its network, and addresses that map to them. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const privateAddressError = (host: string) =>
  new PrivateAddress(`${host} is an address of a private network; --allow-private-addresses lets it through`);

/** Refuses a private host written as an IP address, which needs no DNS look-up. */
export function assertPublicLiteral(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) && !isPublic(bare)) throw privateAddressError(bare);
}

/** Resolves a name and returns only public addresses, so that the checked address is the one connected to. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '');
    const first = found[0];
    if (!first || !found.every(({ address }) => isPublic(address))) return callback(privateAddressError(hostname), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
