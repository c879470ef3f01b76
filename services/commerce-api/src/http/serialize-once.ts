import type { FastifyReply } from 'fastify';

/** Serialised replies, cached as long as the reply object is alive. */
const written = new WeakMap<object, string>();

/** Texts of objects that many replies contain. */
const parts = new WeakMap<object, string>();

/**
 * Marks an object that replies share as a whole, so that only its first reply serialises it. It must have exactly the
 * fields of its schema and must not be modified afterwards.
 */
export function shareByReplies<T extends object>(part: T): T {
  parts.set(part, JSON.stringify(part));
  return part;
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'object' && value !== null ? parts.get(value) : undefined) ?? JSON.stringify(value);

/** The text of a reply that contains shared parts; undefined for another. */
function joinParts(data: object): string | undefined {
  const fields = Object.entries(data);
  if (!fields.some(([, value]) => typeof value === 'object' && value !== null && parts.has(value))) return undefined;
  const texts = fields.flatMap(([name, value]) =>
    value === undefined ? [] : `${JSON.stringify(name)}:${textOf(value)}`,
  );
  return `{${texts.join(',')}}`;
}

/**
 * Serialises a read's reply by its schema. A cached reply, such as an unchanged listing, is serialised once, so it must
 * not be modified after it was first returned.
 */
export function serializeOnce(reply: FastifyReply, data: object): string {
  const text = written.get(data) ?? joinParts(data) ?? String(reply.serializeInput({ ...data }, '200'));
  written.set(data, text);
  reply.type('application/json; charset=utf-8');
  return text;
}
