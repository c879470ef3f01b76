import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { OPEN_PAYMENTS } from '../../states/payment-state';
import { OPEN_ORDERS, type Person } from '../member/person';

/** A guest, with what may be erased now, and the orders whose details stay because they are not finished. */
interface Guest {
  readonly person: Person;
  /** Number of each, or null for one that is being paid. */
  readonly openOrders: readonly (string | null)[];
  readonly openDraftOrderIds: readonly number[];
}

interface OrderRow {
  readonly id: number | string;
  readonly basket: number | string;
  readonly into: number | string | null;
  readonly number: string | null;
  readonly open: boolean;
}

const texts = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * The orders and drafts of guests with an e-mail address. One is open while it is on its way, its money may move, or a
 * reported problem waits for a decision.
 */
const ordersOf = (db: Database, businessId: number, emailAddress: string) =>
  rowsOf<OrderRow>(
    db,
    sql`select o.draft_order_id as id, o.basket_id as basket, o.changed_into as into, o.business_order_id as number,
          (o.changed_into is null and o.status in (${texts(OPEN_ORDERS)})
            or exists (select from payments p where p.draft_order_id = o.draft_order_id and p.state in (${texts(OPEN_PAYMENTS)}))
            or exists (select from refunds r where r.draft_order_id = o.draft_order_id and r.done_at is null)
            or exists (select from order_complaints c where c.draft_order_id = o.draft_order_id and c.state = 'open')) as open
        from orders o where o.business_id = ${businessId} and o.member_id is null and o.contact ->> 'email' = ${emailAddress}
        order by o.created_at`,
  );

/** How an order was before its shopper changed it is open as long as the changed one is. */
function isOpen(row: OrderRow, rows: ReadonlyMap<number, OrderRow>): boolean {
  if (row.open || row.into === null) return row.open;
  const changed = rows.get(Number(row.into));
  return changed !== undefined && isOpen(changed, rows);
}

/** Collects what leads to the rows of a guest. A member's rows are not a guest's, even with the same address. */
export async function guestOf(db: Database, businessId: number, emailAddress: string): Promise<Guest> {
  const orderRows = await ordersOf(db, businessId, emailAddress);
  const byId = new Map(orderRows.map((row) => [Number(row.id), row]));
  const open = orderRows.filter((row) => isOpen(row, byId));
  const ended = orderRows.filter((row) => !isOpen(row, byId));
  const openBaskets = new Set(open.map(({ basket }) => Number(basket)));
  // Details that a guest has typed and not ordered with.
  const typed = await rowsOf<{ id: number | string }>(
    db,
    sql`select id from baskets where details_owner is not null and business_id = ${businessId} and member_id is null
          and contact ->> 'email' = ${emailAddress}`,
  );
  const contacts = await rowsOf<{ id: number | string }>(
    db,
    sql`select id from contact_requests
        where business_id = ${businessId} and member_id is null and lower(email_address) = ${emailAddress}`,
  );
  const basketIds = [...ended.map(({ basket }) => Number(basket)), ...typed.map(({ id }) => Number(id))];
  return {
    person: {
      memberId: null,
      businessId,
      emailAddress,
      sessionIds: [],
      basketIds: [...new Set(basketIds)].filter((id) => !openBaskets.has(id)),
      draftOrderIds: ended.map(({ id }) => Number(id)),
      contactIds: contacts.map(({ id }) => Number(id)),
    },
    openOrders: open.filter(({ into }) => into === null).map(({ number }) => number),
    openDraftOrderIds: open.map(({ id }) => Number(id)),
  };
}
