import type { FastifyReply } from 'fastify';

/** Serialised replies, cached as long as the reply object is alive; encoded, so that sending one copies no text. */
const written = new WeakMap<object, Buffer>();

/** The encoded JSON of objects that many replies contain. */
const parts = new WeakMap<object, Buffer>();

/**
 * Marks an object that replies share as a whole, so that only its first reply serialises it. It must have exactly the
 * fields of its schema and must not be modified afterwards.
 */
export function shareByReplies<T extends object>(part: T): T {
  parts.set(part, Buffer.from(JSON.stringify(part)));
  return part;
}

const partOf = (value: unknown): Buffer | undefined =>
  typeof value === 'object' && value !== null ? parts.get(value) : undefined;

/** A reply that contains shared parts; undefined for another. */
function joinParts(data: object): Buffer | undefined {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => partOf(value))) return undefined;
  const pieces = fields.flatMap(([name, value], at) => [
    Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`),
    partOf(value) ?? Buffer.from(JSON.stringify(value)),
  ]);
  return Buffer.concat([...pieces, Buffer.from('}')]);
}

/**
 * Serialises a read's reply by its schema. A cached reply, such as an unchanged listing, is serialised once, so it must
 * not be modified after it was first returned.
 */
export function serializeOnce(reply: FastifyReply, data: object): Buffer {
  const bytes = written.get(data) ?? joinParts(data) ?? Buffer.from(String(reply.serializeInput({ ...data }, '200')));
  written.set(data, bytes);
  reply.type('application/json; charset=utf-8');
  return bytes;
}
