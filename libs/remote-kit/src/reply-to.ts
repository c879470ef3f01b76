import type { Key, ReplyOf } from '@storefront/api/operation-types';
import type { ActionReply } from './action.types';

/** The data of an operation's reply among a plain page's replies; undefined when it was not called or was refused. */
export function replyTo<K extends Key>(replies: readonly ActionReply[], operation: K): ReplyOf<K> | undefined {
  const reply = replies.find((one) => one.operation === operation);
  // The operation decides the type of the data, which the type checker cannot follow for a union of all operations.
  return reply?.ok ? (reply.data as ReplyOf<K>) : undefined;
}
