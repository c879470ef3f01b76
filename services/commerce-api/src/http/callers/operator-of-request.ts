import type { Operation } from '@storefront/api/declaration/operation';
import type { OperatorRole } from '@storefront/api/entities/operator';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { operators } from '../../database/schema/operator';
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
}

const ADMINISTRATOR: CallingOperator = { operatorId: null, name: 'Administrator', role: 'manager', businessId: null };

/**
 * The caller of an admin operation: with the admin key the administrator, with an operator's own key that operator, if
 * their role may call it.
 * @throws Problem operator_key_invalid, operator_role_refused
 */
export async function operatorOfRequest(
  context: ServiceContext,
  operation: Operation,
  request: FastifyRequest,
): Promise<CallingOperator> {
  const { 'x-operator-key': key, 'x-admin-key': adminKey } = request.headers;
  if (typeof key === 'string') {
    const [row] = await context.db
      .select({
        operatorId: operators.id,
        name: operators.name,
        role: operators.role,
        businessId: operators.businessId,
      })
      .from(operators)
      .where(and(eq(operators.keyHash, operatorKeyHash(context.keys, key)), isNull(operators.withdrawnAt)));
    if (row && operation.roles?.includes(row.role)) return row;
    if (row) throw refuse('operator_role_refused');
  } else if (secretsMatch(adminKey, context.keys.admin)) return ADMINISTRATOR;
  logSecurity(context, 'admin_key_wrong', {
    operation: operation.id,
    address: shopperAddress(request, context.keys),
  });
  throw refuse('operator_key_invalid');
}
