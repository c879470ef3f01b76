import { ORDER_SEARCH_DAYS } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orders } from '../../../database/schema/order';
import { mailboxIn, mailboxOf } from '../../../formats/mailbox';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { adminOrders } from '../../admin/admin.service';
import { storeOfOperator } from '../store-of-operator';
import { matchesText } from './matches-text';

/** SQL: the orders that a text finds. */
function found(text: string, now: Date): SQL | undefined {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return eq(mailboxIn(orders.contact), mailboxOf(trimmed));
  const postcode = trimmed.toUpperCase().replace(/\s/g, '');
  const isPostcode = sql`starts_with(replace(coalesce(${orders.deliveryAddress} ->> 'postcode', ''), ' ', ''), ${postcode})`;
  const isRecent = gte(orders.placedAt, new Date(now.getTime() - ORDER_SEARCH_DAYS * DAY_MS));
  return or(
    eq(orders.businessOrderId, trimmed.toUpperCase()),
    and(isRecent, or(matchesText(trimmed), postcode.length > 1 ? isPostcode : undefined)),
  );
}

/** Finds orders of the operator's business, the newest first. @throws Problem store_not_found */
export async function findOrders(
  db: Database,
  { text, ...body }: BodyOf<'POST /desk/orders'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/orders'>> {
  if (body.storeId !== undefined) await storeOfOperator(db, operator, body.storeId);
  return adminOrders(db, body, operator, text === undefined ? undefined : found(text, now));
}
