import type { HoldUpdate } from '@storefront/api/entities/hold-update';
import type { SlotReservation } from '@storefront/api/entities/time-slot';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { reservations, slots } from '../../database/schema/slots';
import { recordTransition } from '../../database/transitions';
import { endPlaces } from './end-places';
import { type Reservation, reservationView, type Slot } from './slots.repository';

export interface HeldPlace {
  reservation: Reservation;
  slot: Slot;
}

const isSlotOfReservation = and(eq(slots.storeId, reservations.storeId), eq(slots.slotId, reservations.slotId));

/** The confirmed place of the order that a basket is to replace: it is kept for the basket. */
const isKeptFor = (basketId: number) => sql`(${reservations.state} = 'confirmed' and ${reservations.basketId} = (
  select o.basket_id from baskets b join orders o on o.draft_order_id = b.amends_draft_order_id where b.id = ${basketId}))`;

/** A basket's held or confirmed reservation, else its latest one. */
const latestFirst = [
  desc(sql`${reservations.state} in ('held', 'confirmed')`),
  desc(reservations.createdAt),
  desc(reservations.reservationId),
];

/** The basket's held or confirmed reservation with its slot, else the one kept for it, else its latest one. */
export async function latestReservation(db: Database, basketId: number): Promise<HeldPlace | undefined> {
  const [row] = await db
    .select({ reservation: reservations, slot: slots })
    .from(reservations)
    .innerJoin(slots, isSlotOfReservation)
    .where(or(eq(reservations.basketId, basketId), isKeptFor(basketId)))
    .orderBy(...latestFirst)
    .limit(1);
  return row;
}

/** The place of the order that a basket is to replace. */
export async function keptPlace(
  db: Database,
  { amendsDraftOrderId, id }: { amendsDraftOrderId: number | null; id: number },
): Promise<HeldPlace | undefined> {
  if (amendsDraftOrderId === null) return undefined;
  const [row] = await db
    .select({ reservation: reservations, slot: slots })
    .from(reservations)
    .innerJoin(slots, isSlotOfReservation)
    .where(isKeptFor(id));
  return row;
}

/** The reservation that the basket shows: held, confirmed or expired. A released one is not shown. */
export async function currentReservation(db: Database, basketId: number, now: Date): Promise<SlotReservation | null> {
  return shownReservation(await latestReservation(db, basketId), now);
}

/** `currentReservation` for a basket's latest reservation, which was read already. */
export function shownReservation(latest: HeldPlace | undefined, now: Date): SlotReservation | null {
  if (!latest || latest.reservation.state === 'released') return null;
  return reservationView(latest.reservation, latest.slot, now);
}

/** The reservations that baskets show, for their followers, by basket id. A basket that has none is there too. */
export async function holdUpdates(
  db: Database,
  basketIds: readonly number[],
  now: Date,
): Promise<Map<number, HoldUpdate>> {
  const rows = await db
    .select({ reservation: reservations, slot: slots })
    .from(reservations)
    .innerJoin(slots, isSlotOfReservation)
    .where(inArray(reservations.basketId, [...basketIds]))
    .orderBy(...latestFirst);
  const latest = new Map<number, HeldPlace>();
  for (const row of rows) if (!latest.has(row.reservation.basketId)) latest.set(row.reservation.basketId, row);
  return new Map(basketIds.map((id) => [id, { reservation: shownReservation(latest.get(id), now) }]));
}

export type HeldSlot = SlotReservation;

/** The slot of a basket while it is held or confirmed. */
export async function heldSlot(db: Database, basketId: number, now: Date): Promise<HeldSlot | undefined> {
  return heldSlotOf(await latestReservation(db, basketId), now);
}

/** `heldSlot` for a basket's latest reservation, which was read already. */
export function heldSlotOf(latest: HeldPlace | undefined, now: Date): HeldSlot | undefined {
  const reservation = shownReservation(latest, now);
  return reservation?.state === 'held' || reservation?.state === 'confirmed' ? reservation : undefined;
}

/** Who holds a place: keyed hashes; undefined when unknown. */
export interface Holder {
  session: string | undefined;
  address: string | undefined;
}

interface HoldFacts {
  /** The picking units of the basket: its items. */
  units: number;
  /** How many places the session, and the address, hold in other baskets. */
  session: number;
  address: number;
}

/** What decides whether a basket may hold a place, in one statement. */
export async function factsForHold(tx: Database, holder: Holder, basketId: number, now: Date): Promise<HoldFacts> {
  const held = (by: keyof Holder) => sql`(select count(*)::int from reservations
    where ${sql.identifier(by)} = ${holder[by] ?? null}::text and state = 'held' and basket_id <> ${basketId}
      and expires_at > ${at(now)})`;
  const units = sql`(select coalesce(sum(quantity), 0)::int from basket_lines where basket_id = ${basketId})`;
  const facts = await firstRow<HoldFacts>(
    tx,
    sql`select ${units} as units, ${held('session')} as session, ${held('address')} as address`,
  );
  return facts ?? { units: 0, session: 0, address: 0 };
}

/**
 * Locks a hold, then its slot and the one that replaces it, then their pools, always in the same order: two shoppers who
 * change between two slots or two vans at one moment would otherwise wait for each other.
 */
export async function lockForMove(tx: Database, { reservation, slot }: HeldPlace, other: Slot): Promise<void> {
  const { storeId, reservationId } = reservation;
  await tx.execute(
    sql`select from reservations where store_id = ${storeId} and reservation_id = ${reservationId} for update`,
  );
  const isSlot = (one: Slot) => sql`(store_id = ${one.storeId} and slot_id = ${one.slotId})`;
  await tx.execute(
    sql`select from slots where ${isSlot(slot)} or ${isSlot(other)} order by store_id, slot_id for no key update`,
  );
  const pooled = [slot, other].filter(({ pool }) => pool !== null);
  if (pooled.length === 0) return;
  const isPool = (one: Slot) =>
    sql`(store_id = ${one.storeId} and pool = ${one.pool} and local_date = ${one.localDate})`;
  await tx.execute(
    sql`select from slot_pools where ${sql.join(pooled.map(isPool), sql` or `)}
        order by store_id, pool, local_date for no key update`,
  );
}

/**
 * Locks the holds of a slot before the slot itself, as their ends do: an operator's change would otherwise wait for a
 * shopper who waits for it.
 */
export async function lockHolds(tx: Database, storeId: number, slotId: number): Promise<void> {
  await tx.execute(sql`select from reservations where store_id = ${storeId} and slot_id = ${slotId} and state = 'held'
    order by reservation_id for update`);
}

/** Locks the holds of whole stores, then their coming slots, before an import changes what they offer. */
export async function lockPlacesOf(tx: Database, storeIds: readonly number[], now: Date): Promise<void> {
  if (storeIds.length === 0) return;
  const stores = sql`${`{${storeIds.join()}}`}::bigint[]`;
  await tx.execute(sql`select from reservations where store_id = any(${stores}) and state = 'held'
    order by reservation_id for update`);
  await tx.execute(sql`select from slots where store_id = any(${stores}) and starts_at > ${at(now)}
    order by store_id, slot_id for update`);
}

/**
 * Moves a held place to another basket, whose own place is released.
 * @returns false if there is none to move
 */
export async function moveReservation(tx: Database, from: number, to: number, now: Date): Promise<boolean> {
  const held = and(
    eq(reservations.basketId, from),
    eq(reservations.state, 'held'),
    sql`${reservations.expiresAt} > ${at(now)}`,
  );
  await tx.execute(sql`select from reservations where basket_id in (${from}, ${to}) and state = 'held'
    order by reservation_id for update`);
  const [row] = await tx.select({ id: reservations.reservationId }).from(reservations).where(held);
  if (!row) return false;
  await releasePlace(tx, to);
  await tx.update(reservations).set({ basketId: to }).where(held);
  return true;
}

/**
 * Releases a basket's held place, if it has one. That of a weekly slot waits for its member again.
 * @param reservationId releases this one alone, and none that the basket has taken since
 */
export async function releasePlace(tx: Database, basketId: number, reservationId?: number): Promise<void> {
  const isIt = sql`r.basket_id = ${basketId} and r.state = 'held'
    ${reservationId === undefined ? sql`` : sql`and r.reservation_id = ${reservationId}`}`;
  await tx.execute(
    sql`update reservations r set basket_id = w.id from weekly_slots w
        where ${isIt} and w.id = r.weekly_slot_id
          and not exists (select from reservations next where next.basket_id = w.id and next.state = 'held')`,
  );
  await endPlaces(tx, 'held', 'released', sql`select r.store_id, r.reservation_id from reservations r where ${isIt}`);
}

/** Releases the place of a cancelled order. */
export async function releaseConfirmedPlace(tx: Database, storeId: number, reservationId: number): Promise<void> {
  await endPlaces(
    tx,
    'confirmed',
    'released',
    sql`select ${storeId}::bigint as store_id, ${reservationId}::bigint as reservation_id`,
  );
}

/** Extends a hold while the shopper is paying: until the deadline of the payment, but not beyond the slot's start. */
export async function extendHold(tx: Database, { reservation, slot }: HeldPlace, deadline: Date): Promise<void> {
  const until = deadline < slot.startsAt ? deadline : slot.startsAt;
  if (reservation.expiresAt >= until) return;
  await tx
    .update(reservations)
    .set({ expiresAt: until })
    .where(
      and(
        eq(reservations.storeId, reservation.storeId),
        eq(reservations.reservationId, reservation.reservationId),
        eq(reservations.state, 'held'),
      ),
    );
}

/** Confirms the place of a paid order, if it is still held. */
export async function confirmPlace(tx: Database, storeId: number, reservationId: number, now: Date): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`update reservations set state = 'confirmed', postcode = null
        where store_id = ${storeId} and reservation_id = ${reservationId} and state = 'held' and expires_at > ${at(now)}
        returning reservation_id`,
  );
  if (row) await recordTransition(tx, 'reservation', 'held', 'confirmed');
  return row !== undefined;
}

/** Gives the confirmed place of an order to the basket whose order replaces it. */
export async function handOverPlace(tx: Database, { reservation }: HeldPlace, basketId: number): Promise<void> {
  const { storeId, reservationId } = reservation;
  await tx
    .update(reservations)
    .set({ basketId })
    .where(and(eq(reservations.storeId, storeId), eq(reservations.reservationId, reservationId)));
}

/**
 * Withdraws holds of a slot whose row the caller has locked, the newest first; confirmed places stay.
 * @returns how many were withdrawn
 */
export function withdrawHolds(tx: Database, { storeId, slotId }: Slot, count: number): Promise<number> {
  const newest = sql`
    select store_id, reservation_id from reservations
    where store_id = ${storeId} and slot_id = ${slotId} and state = 'held'
    order by created_at desc, reservation_id desc limit ${count} for update`;
  return endPlaces(tx, 'held', 'withdrawn', newest);
}

const slotsSharingPlaces = ({ storeId, slotId, pool, localDate }: Slot): SQL =>
  sql`select slot_id from slots where store_id = ${storeId}
      and (slot_id = ${slotId} or (pool = ${pool}::text and local_date = ${localDate}))`;

/** Bounds how long the rows are locked; the next sweep follows in half a second. */
const RELEASE_BATCH_SIZE = 500;

/** Releases lapsed holds of one slot and its pool, or of all. Concurrent processes skip each other's rows. */
export function releaseLapsed(db: Database, now: Date, only?: Slot): Promise<number> {
  const lapsed = sql`
    select store_id, reservation_id from reservations
    where state = 'held' and expires_at <= ${at(now)}
      ${only ? sql`and store_id = ${only.storeId} and slot_id in (${slotsSharingPlaces(only)})` : sql``}
    limit ${RELEASE_BATCH_SIZE} for update skip locked`;
  return inTransaction(db, (tx) => endPlaces(tx, 'held', 'lapsed', lapsed));
}
