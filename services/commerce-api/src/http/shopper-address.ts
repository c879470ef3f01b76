import type { FastifyRequest } from 'fastify';
import type { Keys } from '../keys';
import { sameSecret } from './business-of-request';

/** The shopper's address: the proxy's word counts only with its key. */
export function shopperAddress(request: FastifyRequest, keys: Keys): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !sameSecret(request.headers['x-internal-key'], keys.internal)) return request.ip;
  return forwarded.split(',')[0]?.trim() || request.ip;
}
