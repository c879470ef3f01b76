import type { FastifyReply } from 'fastify';

/** Replies as they were written, for as long as somebody keeps the reply itself. */
const written = new WeakMap<object, string>();

/**
 * The text of a read's reply, by its schema. A reply that is kept and given again, as a listing of a store that did not change, is
 * written once: it must not be changed after it was given the first time.
 */
export function serializeOnce(reply: FastifyReply, data: object): string {
  const text = written.get(data) ?? String(reply.serializeInput({ ...data }, '200'));
  written.set(data, text);
  reply.type('application/json; charset=utf-8');
  return text;
}
