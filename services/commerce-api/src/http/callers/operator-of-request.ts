import type { Operation } from '@storefront/api/declaration/operation';
import type { OperatorRole } from '@storefront/api/entities/operator';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { operatorStores, operators } from '../../database/schema/operator';
import { findOperatorSession, isSessionToken, touchOperatorSession } from '../../modules/operators/operator-sessions';
import { operatorKeyHash } from '../../modules/operators/operators.service';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
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

/** The operator of a key or of a session's token, and the session. */
async function findOperator(context: ServiceContext, secret: string, now: Date) {
  const { db, keys } = context;
  if (!isSessionToken(secret)) return { operator: await findByKey(context, secret), session: undefined };
  const found = await findOperatorSession(db, keys, secret, now);
  if (found) await touchOperatorSession(db, found.session, now);
  return { operator: found?.operator, session: found?.session };
}

async function storeIdsOf({ db }: ServiceContext, operatorId: number): Promise<number[] | null> {
  const rows = await db.select().from(operatorStores).where(eq(operatorStores.operatorId, operatorId));
  return rows.length > 0 ? rows.map(({ storeId }) => storeId) : null;
}

/**
 * The caller of an admin operation: with the admin key the administrator, with an operator's own key or with the token
 * of their session at the desk that operator, if their role may call it.
 * @throws Problem operator_key_invalid, operator_role_refused
 */
export async function operatorOfRequest(
  context: ServiceContext,
  operation: Operation,
  request: FastifyRequest,
  now: Date,
): Promise<CallingOperator> {
  const { 'x-operator-key': secret, 'x-admin-key': adminKey } = request.headers;
  if (typeof secret === 'string') {
    const { operator, session } = await findOperator(context, secret, now);
    if (operator) {
      const { id: operatorId, name, role, businessId } = operator;
      if (!operation.roles?.includes(role)) throw refuse('operator_role_refused');
      const storeIds = await storeIdsOf(context, operatorId);
      return { operatorId, name, role, businessId, storeIds, sessionId: session?.id ?? null };
    }
  } else if (secretsMatch(adminKey, context.keys.admin)) return ADMINISTRATOR;
  logSecurity(context, 'admin_key_wrong', {
    operation: operation.id,
    address: shopperAddress(request, context.keys),
  });
  throw refuse('operator_key_invalid');
}
