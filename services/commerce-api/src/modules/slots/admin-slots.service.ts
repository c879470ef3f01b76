import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, getTableColumns, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { orders } from '../../database/schema/order';
import { reservations, slots } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { businessById } from '../businesses/businesses.repository';
import { findBusiness } from '../businesses/find-business';
import { lockHolds, withdrawHolds } from './reservation.repository';
import { closesAt, type Slot } from './slots.repository';

const countIn = (state: 'held' | 'confirmed') =>
  sql<number>`(select count(*)::int from reservations r
    where r.store_id = slots.store_id and r.slot_id = slots.slot_id and r.state = ${state})`;

const slotWithCounts = { ...getTableColumns(slots), held: countIn('held'), confirmed: countIn('confirmed') };

type CountedSlot = Slot & Pick<AdminSlot, 'held' | 'confirmed'>;

const viewOf = (slot: CountedSlot): AdminSlot => ({
  slotId: slot.slotId,
  fulfilmentMethod: slot.method,
  startDate: slot.startsAt.toISOString(),
  endDate: slot.endsAt.toISOString(),
  timeSlotDate: slot.localDate,
  bookableUntil: closesAt(slot).toISOString(),
  fee: slot.fee,
  capacity: slot.capacity,
  held: slot.held,
  confirmed: slot.confirmed,
  pool: slot.pool,
  offered: slot.offered,
  withdrawn: slot.withdrawn,
});

/**
 * The coming slots of a store.
 * @throws Problem store_not_found, also when several businesses have the slug and none was named
 */
export async function adminSlots(
  context: ServiceContext,
  { store: slug, business: named, day, to = day, fulfilmentMethod }: BodyOf<'POST /admin/slots'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/slots'>> {
  const { db } = context;
  const business = named === undefined ? undefined : await findBusiness(context, named);
  const found = await db
    .select({ id: stores.id, name: stores.name, businessId: stores.businessId })
    .from(stores)
    .where(and(eq(stores.slug, slug), business && eq(stores.businessId, business.id)));
  const [store, another] = found;
  if (!store) throw refuse('store_not_found');
  if (another)
    throw refuse('store_not_found', 'Several businesses have a store of this name; name one with --business');
  const rows = await db
    .select(slotWithCounts)
    .from(slots)
    .where(
      and(
        eq(slots.storeId, store.id),
        gt(slots.startsAt, now),
        day === undefined ? undefined : gte(slots.localDate, day),
        to === undefined ? undefined : lte(slots.localDate, to),
        fulfilmentMethod === undefined ? undefined : eq(slots.method, fulfilmentMethod),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.method), asc(slots.endsAt));
  const owner = await businessById(context, store.businessId);
  if (!owner) throw refuse('store_not_found');
  const { currency, timeZone } = owner.settings;
  return { storeId: store.id, storeName: store.name, currency, timeZone, slots: rows.map(viewOf) };
}

/** Changes or withdraws a slot in one transaction. Orders keep their place, time and fee. */
export function changeSlot(
  db: Database,
  body: BodyOf<'POST /admin/slot-change'>,
): Promise<ReplyOf<'POST /admin/slot-change'>> {
  const { storeId, slotId, capacity, fee, withdrawn } = body;
  const isSlot = and(eq(slots.storeId, storeId), eq(slots.slotId, slotId));
  return inTransaction(db, async (tx) => {
    if (withdrawn || capacity !== undefined) await lockHolds(tx, storeId, slotId);
    // No place is taken or released until the transaction ends.
    const [slot] = await tx.select().from(slots).where(isSlot).for('update');
    if (!slot) throw refuse('slot_not_found');
    const tooMany = withdrawn ? slot.reserved : Math.max(0, slot.reserved - (capacity ?? slot.capacity));
    const withdrawnHolds = tooMany > 0 ? await withdrawHolds(tx, slot, tooMany) : 0;
    await tx
      .update(slots)
      .set({
        ...(capacity !== undefined && { capacity: sql`greatest(${capacity}::int, ${slots.reserved})` }),
        ...(fee !== undefined && { fee }),
        withdrawn: withdrawn ?? slot.withdrawn,
      })
      .where(isSlot);
    const [changed] = await tx.select(slotWithCounts).from(slots).where(isSlot);
    if (!changed) throw refuse('slot_not_found');
    return { slot: viewOf(changed), withdrawnHolds, orders: await ordersIn(tx, storeId, slotId) };
  });
}

async function ordersIn(tx: Database, storeId: number, slotId: number): Promise<string[]> {
  const rows = await tx
    .select({ number: orders.businessOrderId })
    .from(reservations)
    .innerJoin(
      orders,
      and(eq(orders.storeId, reservations.storeId), eq(orders.reservationId, reservations.reservationId)),
    )
    .where(
      and(
        eq(reservations.storeId, storeId),
        eq(reservations.slotId, slotId),
        eq(reservations.state, 'confirmed'),
        isNull(orders.changedInto),
      ),
    )
    .orderBy(asc(orders.placedAt));
  return rows.flatMap(({ number }) => number ?? []);
}
