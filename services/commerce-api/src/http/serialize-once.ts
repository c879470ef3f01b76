import type { FastifyReply } from 'fastify';

/** Serialised replies, cached as long as the reply object is alive. */
const written = new WeakMap<object, string>();

/**
 * Serialises a read's reply by its schema. A cached reply, such as an unchanged listing, is serialised once, so it must
 * not be modified after it was first returned.
 */
export function serializeOnce(reply: FastifyReply, data: object): string {
  const text = written.get(data) ?? String(reply.serializeInput({ ...data }, '200'));
  written.set(data, text);
  reply.type('application/json; charset=utf-8');
  return text;
}
