import {
  CHECK_DAYS,
  CHECK_DECLINED_CARDS,
  CHECK_FIRST_ORDER_FROM,
  CHECK_LIST_MAX,
  CHECK_SHARED_MAILBOXES,
} from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { CheckSign } from '@storefront/api/entities/desk/order-to-check';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { orderEvents } from '../../../database/schema/order';
import { mailboxIn } from '../../../formats/mailbox';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { byOperator } from '../../../states/actor';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { recordAction } from '../../orders/picking/record-action';
import { guestRef, memberRef } from './customer-of-ref';

interface CheckRow {
  readonly business_order_id: string;
  readonly draft_order_id: number | string;
  readonly member_id: number | string | null;
  readonly name: string;
  readonly email: string;
  readonly store_name: string;
  readonly total: number;
  readonly placed_at: Date | string;
  readonly declined: number;
  readonly mailboxes: number | null;
  readonly is_first: boolean;
}

function signsOf({ declined, mailboxes, total, is_first }: CheckRow): CheckSign[] {
  const signs: [CheckSign, boolean][] = [
    ['cards_declined', declined >= CHECK_DECLINED_CARDS],
    ['address_shared', (mailboxes ?? 0) >= CHECK_SHARED_MAILBOXES],
    ['first_large', is_first && total >= CHECK_FIRST_ORDER_FROM],
  ];
  return signs.flatMap(([sign, isShown]) => (isShown ? [sign] : []));
}

/**
 * Orders of a business that have not left and that somebody should look at, oldest first. The signs are facts that can be
 * read in the orders, never a score.
 */
export async function listOrdersToCheck(
  db: Database,
  businessId: number,
  now: Date,
): Promise<ReplyOf<'POST /desk/orders-to-check'>> {
  const since = at(new Date(now.getTime() - CHECK_DAYS * DAY_MS));
  const mailbox = mailboxIn(sql.raw('o.contact'));
  const address = sql.raw(
    `lower(replace(o.delivery_address ->> 'postcode', ' ', '') || ' ' || (o.delivery_address ->> 'addressLine1'))`,
  );
  const rows = await rowsOf<CheckRow>(
    db,
    sql`with recent as materialized (
          select o.draft_order_id, o.business_order_id, o.member_id, o.store_id, o.contact, o.status, o.total, o.placed_at,
            ${mailbox} as mailbox, ${address} as address
          from orders o
          where o.business_id = ${businessId} and o.placed_at >= ${since} and o.changed_into is null
            and o.contact ->> 'email' <> ''
        ), shared as (
          select address, count(distinct mailbox)::int as mailboxes from recent where address is not null
          group by address having count(distinct mailbox) >= ${CHECK_SHARED_MAILBOXES}
        ), open as (
          select r.*, shared.mailboxes,
            (with recursive versions as (
               select r.draft_order_id union all
               select o.draft_order_id from orders o join versions v on o.changed_into = v.draft_order_id
             ) select count(*)::int from payments p join versions using (draft_order_id) where p.state = 'declined') as declined,
            r.total >= ${CHECK_FIRST_ORDER_FROM} and not exists (
              select from orders o where o.business_id = ${businessId} and ${mailbox} = r.mailbox
                and o.placed_at is not null and o.draft_order_id <> r.draft_order_id and o.changed_into is null
                and o.status not in ('order_cancelled', 'store_rejected_order', 'order_declined')
            ) as is_first
          from recent r left join shared using (address)
          where r.status in ('sent_to_store', 'store_accepted_picking', 'picked')
            and not exists (select from order_events e where e.draft_order_id = r.draft_order_id and e.action = 'check')
        )
        select open.*, contact ->> 'email' as email, s.name as store_name,
          concat_ws(' ', contact ->> 'firstName', contact ->> 'lastName') as name
        from open join stores s on s.id = open.store_id
        where declined >= ${CHECK_DECLINED_CARDS} or mailboxes is not null or is_first
        order by placed_at, draft_order_id limit ${CHECK_LIST_MAX}`,
  );
  return {
    orders: rows.map((row) => ({
      businessOrderId: row.business_order_id,
      customer: row.member_id === null ? guestRef(Number(row.draft_order_id)) : memberRef(Number(row.member_id)),
      name: row.name,
      storeName: row.store_name,
      total: row.total,
      placedAt: new Date(row.placed_at).toISOString(),
      signs: signsOf(row),
    })),
  };
}

/** Records in an order's history that somebody has looked at it. @throws Problem order_not_found */
export async function recordOrderChecked(
  db: Database,
  { businessOrderId }: BodyOf<'POST /desk/order-checked'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/order-checked'>> {
  await inTransaction(db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    const isCheck = and(eq(orderEvents.draftOrderId, order.draftOrderId), eq(orderEvents.action, 'check'));
    if ((await tx.$count(orderEvents, isCheck)) > 0) return;
    await recordAction(tx, order, { action: 'check', note: 'No fraud found', by: byOperator(operator) }, now);
  });
  return { checked: true };
}
