import type { BodyOf, Key, Operations, ReplyOf } from '@storefront/api/operation-types';
import type { Business } from '../modules/businesses/businesses.repository';

/** The operations that are built: whatever the table does not mark as later. */
export type LiveKey = { [K in Key]: Operations[K] extends { later: true } ? never : K }[Key];

export interface Identity {
  memberId: number;
  sessionId: number;
}

/** Who calls: a member or nobody known, and the session that personal details are bound to. */
export interface Caller {
  member: Identity | undefined;
  /** Undefined for a visitor without a guest session. `tag` names the session in replies and opens nothing. */
  details: { owner: string; tag: string } | undefined;
}

type MemberOf<K extends Key> = Operations[K] extends { access: 'member' } ? Identity : Identity | undefined;

/** What a handler is given. */
export interface Call<K extends Key> {
  body: BodyOf<K>;
  business: Business;
  member: MemberOf<K>;
  caller: Caller;
  /** Keyed hash of the secret that the caller's device keeps; undefined without one. */
  device: string | undefined;
  /** Where the shopper calls from; undefined where the shell asks for itself. */
  address: string | undefined;
  now: Date;
}

export type Handler<K extends LiveKey> = (call: Call<K>) => Promise<ReplyOf<K>>;

/** Every built operation has its handler: a missing one does not compile. */
export type Handlers = { [K in LiveKey]: Handler<K> };

export type AnyCall = Call<LiveKey>;
export type AnyHandler = (call: AnyCall) => Promise<unknown>;
