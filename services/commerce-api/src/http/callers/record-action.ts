import type { Operation } from '@storefront/api/declaration/operation';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorActions } from '../../database/schema/operator-action';
import { orders } from '../../database/schema/order';
import { newId } from '../../ids';
import type { Snapshot } from './audit-snapshot';
import type { CallingOperator } from './operator-of-request';

export type Target = Record<string, string | number>;

/** What an operator did. */
interface DoneAction {
  readonly operation: Operation;
  readonly operator: CallingOperator;
  readonly target: Target;
  readonly body: unknown;
  readonly outcome: string;
  readonly before: Snapshot | undefined;
  readonly after: Snapshot | undefined;
}

/** Why, in the operator's words, where the body has them. */
function reasonIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { reason, note }: { reason?: unknown; note?: unknown } = body;
  return [reason, note].find((one) => typeof one === 'string') ?? null;
}

async function storeOf(db: Database, businessId: number, { businessOrderId, storeId }: Target) {
  const orderNumber = typeof businessOrderId === 'string' ? businessOrderId.toUpperCase() : null;
  if (orderNumber === null) return { orderNumber, storeId: typeof storeId === 'number' ? storeId : null };
  const [row] = await db.select().from(orders).where(eq(orders.businessOrderId, orderNumber));
  // The number of somebody else's order is a text that was typed, and no order of this business.
  return row?.businessId === businessId ? { orderNumber, storeId: row.storeId } : { orderNumber: null, storeId: null };
}

/** Writes what an operator of a business did; the administrator of the installation has the log alone. */
export async function recordAction(
  db: Database,
  { operation, operator, target, body, outcome, before, after }: DoneAction,
  now: Date,
): Promise<void> {
  const { operatorId, businessId, name, role } = operator;
  if (operatorId === null || businessId === null) return;
  await db.insert(operatorActions).values({
    id: newId(),
    businessId,
    operatorId,
    operatorName: name,
    role,
    operation: operation.id,
    target,
    ...(await storeOf(db, businessId, target)),
    reason: reasonIn(body),
    outcome,
    before: before ?? null,
    after: after ?? null,
    at: now,
  });
}
