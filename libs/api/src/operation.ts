import type { TSchema } from 'typebox';
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
  | 'admin';

/** Who may call: anybody, a member with an access token, or an operator with the admin key. */
type Access = 'visitor' | 'member' | 'admin';

export interface Operation {
  key: OperationKey;
  /** The operation id of the OpenAPI document. */
  id: string;
  domain: Domain;
  summary: string;
  access?: Access;
  /** Reads only: may be retried and cached although most reads are POSTs. */
  safe?: boolean;
  /** Charges, reserves or places: the answer is stored under its Idempotency-Key. */
  idempotent?: boolean;
  /** Named, not built: answers 501 with the code not_implemented. */
  later?: boolean;
  /** Takes multipart/form-data instead of JSON. */
  multipart?: boolean;
  /** The most bytes that its body may have, where that is more than other operations take. */
  bodyLimit?: number;
  /** How often it may be asked for. Without it writes have the limit of all writes (`rate-limit.ts`), reads none. */
  limits?: readonly RateLimit[];
  /** What the shopper's session adds to a call, and keeps of its reply. */
  session?: SessionEffects;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
  /** Outcomes that a caller is expected to handle: values for the client, never exceptions. */
  errors: readonly string[];
}

/** Declares one operation of the back end; server, client types and documentation all come from it. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}
