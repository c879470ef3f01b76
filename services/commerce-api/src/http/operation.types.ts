import type { BodyOf, Key, Operations, ParamsOf, QueryOf, ReplyOf } from '@storefront/api/operation-types';
import type { Business } from '../modules/businesses/businesses.repository';
import type { LiveVisit } from '../modules/operators/live-visit';
import type { CallingKey } from './callers/api-key-of-request';
import type { CallingOperator } from './callers/operator-of-request';
import type { EventStream } from './event-stream';

/** The implemented operations: all that the table does not mark as later. */
type LiveKey = { [K in Key]: Operations[K] extends { later: true } ? never : K }[Key];

export interface Identity {
  memberId: number;
  sessionId: number;
  /** Of a session in which an operator acts for the member. */
  assistedVisitId?: number;
}

/** The caller: a member or a visitor, with the session that owns personal details. */
export interface Caller {
  member: Identity | undefined;
  /** Undefined for a visitor without a guest session. `tag` identifies the session in replies and grants no access. */
  details: { owner: string; tag: string } | undefined;
  /** The visit of an operator who acts for this shopper; undefined for the shopper. */
  assisted?: LiveVisit | undefined;
}

/** Identifies a request that may be sent more than once. */
export interface RequestKey {
  /** The operation's id. */
  operation: string;
  /** The Idempotency-Key. */
  value: string;
}

type MemberOf<K extends Key> = Operations[K] extends { access: 'member' } ? Identity : Identity | undefined;

type OperatorOf<K extends Key> = Operations[K] extends { access: 'admin' } ? CallingOperator : undefined;

type ApiKeyOf<K extends Key> = Operations[K] extends { access: 'integration' } ? CallingKey : undefined;

/** The argument of a handler. */
interface Call<K extends Key> {
  body: BodyOf<K>;
  /** The query of a read whose operation declares one. */
  query: QueryOf<K>;
  /** The parameters of the path of an integration that declares some. */
  params: ParamsOf<K>;
  business: Business;
  member: MemberOf<K>;
  operator: OperatorOf<K>;
  /** The program that calls an integration. */
  apiKey: ApiKeyOf<K>;
  caller: Caller;
  /** Keyed hash of the device's secret; undefined when the caller sent none. */
  device: string | undefined;
  /** Keyed hash of the handheld's secret; undefined for a browser that is none. */
  handheld: string | undefined;
  /** The operator's token that the browser has, at the log-in; nothing says that it is valid. */
  operatorToken: string | undefined;
  /** The calling device's browser and system, such as 'Firefox on Windows'; undefined when it did not say. */
  deviceName: string | undefined;
  /** The shopper's address; undefined when the shell calls on its own behalf. */
  address: string | undefined;
  /** The Idempotency-Key of an operation whose handler saves it with its change. */
  requestKey: RequestKey | undefined;
  now: Date;
}

type Handler<K extends LiveKey> = (
  call: Call<K>,
) => Promise<Operations[K] extends { stream: true } ? EventStream : ReplyOf<K>>;

/** Every implemented operation has a handler: a missing one does not compile. */
export type Handlers = { [K in LiveKey]: Handler<K> };

export type AnyCall = Call<LiveKey>;
export type AnyHandler = (call: AnyCall) => Promise<unknown>;
