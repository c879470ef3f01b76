import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Keys } from '../../keys';
import { secretsMatch } from './business-of-request';

/**
 * The shopper's address. The shell's header counts only with the shell's key; without the header the shell calls on its
 * own behalf.
 * @returns an IPv4 address, the /64 prefix of an IPv6 address (one household), or undefined for the shell itself
 */
export function shopperAddress(request: FastifyRequest, keys: Pick<Keys, 'internal'>): string | undefined {
  if (!secretsMatch(request.headers['x-internal-key'], keys.internal)) return networkOf(request.ip);
  const forwarded = request.headers['x-forwarded-for'];
  return typeof forwarded === 'string' ? networkOf(forwarded.split(',')[0]?.trim() ?? '') : undefined;
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6)
    return `${parsed.parts
      .slice(0, 4)
      .map((part) => part.toString(16))
      .join(':')}::/64`;
  return parsed.toString();
}
