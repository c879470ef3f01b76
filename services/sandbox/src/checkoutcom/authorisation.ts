import type { FastifyRequest } from 'fastify';
import { invalidKey } from './refusal';

/** Rejects callers without one of the keys, sent plainly or as a bearer token. */
export function requireKey(keys: readonly string[]) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (!keys.includes((headers.authorization ?? '').replace(/^Bearer\s+/i, ''))) throw invalidKey();
  };
}
