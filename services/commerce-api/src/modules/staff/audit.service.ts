import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { OperatorAction } from '@storefront/api/entities/desk/operator-action';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { allOperations } from '@storefront/api/operations';
import { instantOf } from '@storefront/dates/zone';
import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorActions } from '../../database/schema/operator-action';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import { addDays, isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';

type Body = BodyOf<'POST /desk/audit'>;

const summaries = new Map(allOperations.map(({ id, summary }) => [id, summary]));

/** What an operator may read: a manager what was done with orders of their stores. */
function readable({ role, storeIds }: CallingOperator): SQL | undefined {
  if (role === 'administrator') return undefined;
  const ofOrders = isNotNull(operatorActions.orderNumber);
  return storeIds ? and(ofOrders, inArray(operatorActions.storeId, [...storeIds])) : ofOrders;
}

/** @throws Problem date_invalid */
function onDay(day: string | undefined, { settings: { timeZone } }: Business): SQL | undefined {
  if (day === undefined) return undefined;
  if (!isDay(day)) throw refuse('date_invalid');
  return and(
    gte(operatorActions.at, instantOf(day, '00:00', timeZone)),
    lt(operatorActions.at, instantOf(addDays(day, 1), '00:00', timeZone)),
  );
}

/** Texts are compared without regard to case; signs of a pattern count as themselves. */
function contains(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const { orderNumber, operatorName, operation, reason, outcome } = operatorActions;
  const searched = sql`lower(concat_ws(' ', ${orderNumber}, ${operatorName}, ${operation}, ${reason}, ${outcome}))`;
  return sql`strpos(${searched}, ${text.trim().toLowerCase()}) > 0`;
}

const actionView = ({ id, businessId: _, at, ...row }: typeof operatorActions.$inferSelect): OperatorAction => ({
  ...row,
  actionId: id,
  summary: summaries.get(row.operation) ?? row.operation,
  at: at.toISOString(),
});

/** What operators of a business did, newest first. @throws Problem date_invalid */
export async function listActions(
  db: Database,
  business: Business,
  { text, byOperatorId, day, page = 1, limit = OPERATOR_PAGE_DEFAULT }: Body,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/audit'>> {
  const where = and(
    eq(operatorActions.businessId, business.id),
    operator.businessId === null ? undefined : readable(operator),
    byOperatorId === undefined ? undefined : eq(operatorActions.operatorId, byOperatorId),
    onDay(day, business),
    contains(text),
  );
  const total = await db.$count(operatorActions, where);
  const rows = await db
    .select()
    .from(operatorActions)
    .where(where)
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { actions: rows.map(actionView), page, limit, total };
}
