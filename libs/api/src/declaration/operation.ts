import type { TSchema } from 'typebox';
import type { ApiScope } from '../entities/api-key';
import type { OperatorRole } from '../entities/operator';
import type { ProblemCode } from '../problem-codes';
import type { RateLimit } from './rate-limit';
import type { SessionEffects } from './session-effects';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type OperationKey = `${Method} /${string}`;
type Domain =
  | 'auth'
  | 'location'
  | 'stores'
  | 'slots'
  | 'catalogue'
  | 'basket'
  | 'member'
  | 'checkout'
  | 'payments'
  | 'other'
  | 'integration'
  | 'desk'
  | 'admin';

/**
 * Who may call: anybody, a member with an access token, an operator (with a session of the desk, a key of their own or
 * the admin key), anybody at a desk's log-in page, or a business's program with an API key. The last is served below /v1
 * (and the shell's /api/v1), without a locale.
 */
type Access = 'visitor' | 'member' | 'admin' | 'desk' | 'integration';

export interface Operation {
  key: OperationKey;
  /** The operation id of the OpenAPI document. */
  id: string;
  domain: Domain;
  summary: string;
  access?: Access;
  /** For an admin operation: operators with these roles may call it, with a session of the desk or keys of their own. */
  roles?: readonly OperatorRole[];
  /** It concerns every store of a business, so an operator who works in some of them only may not call it. */
  wholeBusiness?: true;
  /** It is not for a session that was opened with a PIN, although people of the floor may call it. */
  needsPassword?: true;
  /** For an integration: an API key with any one of these scopes may call it. */
  scopes?: readonly ApiScope[];
  /** Read-only: may be retried and cached although most reads are POSTs. */
  safe?: boolean;
  /** A read that is written into the record of what operators did, because it opens a person's data. */
  recorded?: true;
  /** Most pages of a store read it: pages that are rendered within RESPONSE_CACHE_MS share one reply. */
  sharedByPages?: boolean;
  /**
   * It is executed once per Idempotency-Key. 'reply': the reply is stored, and repeated word for word. 'change': the
   * key is saved in the transaction of the change, and a repeated request gets the current state.
   */
  idempotent?: 'reply' | 'change';
  /** Fields of the body of which nothing is stored: the key's comparison of requests leaves them out. */
  transientFields?: readonly string[];
  /** Not implemented: replies 501 with the code not_implemented. */
  later?: boolean;
  /** Replies with server-sent events, each with the reply's schema, for as long as the caller listens. */
  stream?: boolean;
  /** Takes multipart/form-data instead of JSON. */
  multipart?: boolean;
  /** The maximum body size in bytes, if above the default. */
  bodyLimit?: number;
  /** Its rate limit. Without one, writes have the default for writes (`rate-limit.ts`) and reads have none. */
  limits?: readonly RateLimit[];
  /** What the session adds to a call, and what it stores from the reply. */
  session?: SessionEffects;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
  /** Outcomes that a caller must handle: values for the client, never exceptions. */
  errors: readonly ProblemCode[];
}

/** Declares one operation of the back end, the source of server, client types and documentation. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}
