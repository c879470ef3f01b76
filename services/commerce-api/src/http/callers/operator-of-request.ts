import type { Operation } from '@storefront/api/declaration/operation';
import type { OperatorRole } from '@storefront/api/entities/operator';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { operators } from '../../database/schema/operator';
import {
  findOperatorSession,
  isSessionLocked,
  isSessionToken,
  touchOperatorSession,
} from '../../modules/operators/operator-sessions';
import { isPlaced, storeIdsOf } from '../../modules/operators/operator-stores';
import { operatorKeyHash } from '../../modules/operators/operators.service';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { assertPinSession, isSentByItself } from './assert-pin-session';
import { secretsMatch } from './business-of-request';
import { shopperAddress } from './shopper-address';

/** Who calls an admin operation. */
export interface CallingOperator {
  /** Null for the administrator. */
  operatorId: number | null;
  /** As orders' events name them. */
  name: string;
  role: OperatorRole;
  /** The business whose orders they work on; null: all, with the admin key. */
  businessId: number | null;
  /** The only stores in which they work; null: all of the business. */
  storeIds: readonly number[] | null;
  /** Of a log-in at the desk; null for a caller with a key. */
  sessionId: number | null;
  /** The name of the handheld on which they gave their PIN. */
  handheld?: string | undefined;
  /** It waits for the PIN. */
  isLocked?: boolean;
}

type OperatorRow = typeof operators.$inferSelect;

const ADMINISTRATOR: CallingOperator = {
  operatorId: null,
  name: 'Administrator',
  role: 'manager',
  businessId: null,
  storeIds: null,
  sessionId: null,
};

async function findByKey({ db, keys }: ServiceContext, key: string): Promise<OperatorRow | undefined> {
  const [row] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.keyHash, operatorKeyHash(keys, key)), isNull(operators.withdrawnAt)));
  return row;
}

/** The operator of a key or of a session's token, the session, and the handheld on which it was opened. */
async function findOperator(context: ServiceContext, secret: string, now: Date) {
  const { db, keys } = context;
  if (isSessionToken(secret)) return findOperatorSession(db, keys, secret, now);
  const operator = await findByKey(context, secret);
  return operator && { operator, session: null, handheld: null };
}

type Found = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

/** @throws Problem operator_role_refused, operator_session_locked, operator_password_needed */
async function callerOf(
  { db }: ServiceContext,
  operation: Operation,
  { operator, session, handheld }: Found,
  now: Date,
): Promise<CallingOperator> {
  const { id: operatorId, name, role, businessId } = operator;
  const own = await storeIdsOf(db, operatorId);
  // Somebody who now works elsewhere has no session on a handheld of this store any more.
  if (handheld && !isPlaced(own, handheld.storeId)) throw refuse('operator_key_invalid');
  if (!operation.roles?.includes(role)) throw refuse('operator_role_refused');
  if (session && handheld) assertPinSession(session, operation, now);
  if (session && !(handheld && isSentByItself(operation))) await touchOperatorSession(db, session, now);
  return {
    operatorId,
    name,
    role,
    businessId,
    storeIds: handheld ? [handheld.storeId] : own,
    sessionId: session?.id ?? null,
    handheld: handheld?.name,
    isLocked: session !== null && isSessionLocked(session, now),
  };
}

/**
 * The caller of an admin operation: with the admin key the administrator, with an operator's own key or with the token
 * of their session at the desk that operator, if their role may call it.
 * @throws Problem operator_key_invalid, operator_role_refused, operator_session_locked, operator_password_needed
 */
export async function operatorOfRequest(
  context: ServiceContext,
  operation: Operation,
  request: FastifyRequest,
  now: Date,
): Promise<CallingOperator> {
  const { 'x-operator-key': secret, 'x-admin-key': adminKey } = request.headers;
  if (typeof secret === 'string') {
    const found = await findOperator(context, secret, now);
    if (found) return callerOf(context, operation, found, now);
  } else if (secretsMatch(adminKey, context.keys.admin)) return ADMINISTRATOR;
  logSecurity(context, 'admin_key_wrong', {
    operation: operation.id,
    address: shopperAddress(request, context.keys),
  });
  throw refuse('operator_key_invalid');
}
