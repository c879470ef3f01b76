import { RESERVATION_MINUTES } from '@storefront/api/constants';
import type { WeeklyDateState, WeeklySlot, WeeklyWindow } from '@storefront/api/entities/weekly-slot';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import { at, type Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { reservations, slotTemplates } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import { weeklySlotDates, weeklySlots } from '../../../database/schema/weekly-slot';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { addressOfMember } from '../../member/address-book.repository';
import { usualPlaceOf } from '../../member/usual-place.service';
import { endPlaces } from '../../slots/end-places';
import { dropSlotLists } from '../../slots/slot-lists';
import { type Store, storeOf, storesDeliveringTo, storesOf } from '../../stores/stores.repository';
import { comingDate, type WeeklySlotRow } from './coming-date';
import { keepWeeklyPlace } from './keep-weekly-place';

interface Owner {
  business: Business;
  memberId: number;
}

const isOwn = ({ business, memberId }: Owner) =>
  and(eq(weeklySlots.memberId, memberId), eq(weeklySlots.businessId, business.id));

/** The windows that a store offers by its templates, on the weekdays on which it is open; none where they are off. */
async function windowsOf(db: Database, { settings }: Business, store: Store): Promise<WeeklyWindow[]> {
  if (settings.features.weeklySlots === false) return [];
  const templates = await db.select().from(slotTemplates).where(eq(slotTemplates.storeId, store.id));
  return templates
    .filter(({ fulfilmentMethod }) => store.fulfilment.includes(fulfilmentMethod))
    .flatMap(({ fulfilmentMethod, days, starts, ends }) =>
      days
        .filter((day) =>
          store.openingHours.some((hours) => hours.day === day && hours.opens <= starts && ends <= hours.closes),
        )
        .map((weekday) => ({ fulfilmentMethod, weekday, starts, ends })),
    )
    .sort((a, b) => (a.weekday || 7) - (b.weekday || 7) || a.starts.localeCompare(b.starts));
}

interface KnownDate {
  state: typeof weeklySlotDates.$inferSelect.state;
  place: typeof reservations.$inferSelect.state | null;
  basketId: number | null;
}

/** What the member is told about the coming date. */
function dateState(known: KnownDate | undefined, weeklySlotId: number): WeeklyDateState {
  if (!known) return 'waiting';
  if (known.state !== 'kept') return known.state;
  if (known.place === 'confirmed') return 'ordered';
  if (known.place === 'withdrawn') return 'missed';
  if (known.place !== 'held') return 'given_back';
  return known.basketId === weeklySlotId ? 'kept' : 'in_basket';
}

async function viewOf(db: Database, { business, memberId }: Owner, row: WeeklySlotRow, now: Date): Promise<WeeklySlot> {
  const { date, startsAt, endsAt, keptUntil } = await comingDate(db, row, business.settings.timeZone, now);
  const [store] = await db.select().from(stores).where(eq(stores.id, row.storeId));
  if (!store) throw refuse('store_not_found');
  const address = row.addressId === null ? undefined : await addressOfMember(db, memberId, row.addressId);
  const [known] = await db
    .select({ state: weeklySlotDates.state, place: reservations.state, basketId: reservations.basketId })
    .from(weeklySlotDates)
    .leftJoin(
      reservations,
      and(eq(reservations.storeId, row.storeId), eq(reservations.reservationId, weeklySlotDates.reservationId)),
    )
    .where(and(eq(weeklySlotDates.weeklySlotId, row.id), eq(weeklySlotDates.localDate, date)));
  return {
    store: { storeId: store.id, name: store.name, slug: store.slug },
    fulfilmentMethod: row.method,
    weekday: row.weekday,
    starts: row.starts,
    ends: row.ends,
    address: address
      ? { addressId: address.addressId, addressLine1: address.addressLine1, postcode: address.postcode }
      : null,
    coming: {
      date,
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
      state: dateState(known, row.id),
    },
  };
}

/** The weekly slot of a member, and the windows of a store. @throws Problem store_not_found */
export async function readWeeklySlot(
  context: ServiceContext,
  owner: Owner,
  { storeId }: BodyOf<'POST /member/weekly-slot'>,
  now: Date,
): Promise<ReplyOf<'POST /member/weekly-slot'>> {
  const { db } = context;
  const [row] = await db.select().from(weeklySlots).where(isOwn(owner));
  const usual =
    storeId ?? row?.storeId ?? (await usualPlaceOf(context, owner.business, owner.memberId)).store?.id ?? undefined;
  // A store that is named must exist; one from the past may have closed for good.
  const store =
    storeId === undefined
      ? (await storesOf(context, owner.business.id)).find(({ id }) => id === usual)
      : await storeOf(context, owner.business.id, storeId);
  return {
    weeklySlot: row ? await viewOf(db, owner, row, now) : null,
    store: store ? { storeId: store.id, name: store.name, slug: store.slug } : null,
    windows: store ? await windowsOf(db, owner.business, store) : [],
  };
}

/**
 * Ends the place that waits for the member. A basket keeps the one that it has, but as an ordinary hold, which ends after
 * some minutes.
 */
async function endKeptPlace(tx: Database, { id }: WeeklySlotRow, now: Date): Promise<void> {
  await tx.execute(sql`update reservations set weekly_slot_id = null,
      expires_at = least(expires_at, ${at(now)} + ${RESERVATION_MINUTES} * interval '1 minute')
    where weekly_slot_id = ${id} and basket_id <> ${id} and state = 'held'`);
  await endPlaces(
    tx,
    'held',
    'released',
    sql`select store_id, reservation_id from reservations where basket_id = ${id} and state = 'held'`,
  );
}

/** @throws Problem slot_not_found, slot_not_at_address, address_required, address_not_found, out_of_delivery_area */
async function assertOffered(
  context: ServiceContext,
  { business, memberId }: Owner,
  store: Store,
  { fulfilmentMethod, weekday, starts, ends, addressId }: BodyOf<'PUT /member/weekly-slot'>,
): Promise<void> {
  const { db } = context;
  const isWindow = (one: WeeklyWindow) =>
    one.fulfilmentMethod === fulfilmentMethod && one.weekday === weekday && one.starts === starts && one.ends === ends;
  if (!(await windowsOf(db, business, store)).some(isWindow)) throw refuse('slot_not_found');
  if (fulfilmentMethod === 'collection') return;
  if (addressId === undefined) throw refuse('address_required');
  const address = await addressOfMember(db, memberId, addressId);
  if (!address) throw refuse('address_not_found');
  const delivering = await storesDeliveringTo(db, address.postcode);
  if (!delivering.has(store.id)) throw refuse('out_of_delivery_area');
  const zone = delivering.get(store.id);
  if (!zone) return;
  const templates = await db.select().from(slotTemplates).where(eq(slotTemplates.storeId, store.id));
  const serves = templates.some(
    (one) =>
      isWindow({ fulfilmentMethod: one.fulfilmentMethod, weekday, starts: one.starts, ends: one.ends }) &&
      (one.zones?.includes(zone.code) ?? true),
  );
  if (!serves) throw refuse('slot_not_at_address');
}

/** Saves the window that a member wants every week, and keeps the place of the coming date if there is one. */
export async function setWeeklySlot(
  context: ServiceContext,
  owner: Owner,
  body: BodyOf<'PUT /member/weekly-slot'>,
  now: Date,
): Promise<ReplyOf<'PUT /member/weekly-slot'>> {
  const { business, memberId } = owner;
  const store = await storeOf(context, business.id, body.storeId);
  await assertOffered(context, owner, store, body);
  const { fulfilmentMethod: method, weekday, starts, ends } = body;
  const addressId = method === 'delivery' ? (body.addressId ?? null) : null;
  const wanted = { storeId: store.id, method, weekday, starts, ends, addressId, nextCheckAt: now };
  const view = await inTransaction(context.db, async (tx) => {
    await tx
      .insert(weeklySlots)
      .values({ id: newId(), memberId, businessId: business.id, createdAt: now, ...wanted })
      .onConflictDoNothing();
    const before = await lockOwn(tx, owner);
    await endKeptPlace(tx, before, now);
    await tx.delete(weeklySlotDates).where(eq(weeklySlotDates.weeklySlotId, before.id));
    await tx.update(weeklySlots).set(wanted).where(eq(weeklySlots.id, before.id));
    const row = { ...before, ...wanted };
    await keepWeeklyPlace(tx, business, row, now);
    return viewOf(tx, owner, row, now);
  });
  dropSlotLists(context, store.id);
  return { weeklySlot: view };
}

/** @throws Problem weekly_slot_not_found */
async function lockOwn(tx: Database, owner: Owner): Promise<WeeklySlotRow> {
  const [row] = await tx.select().from(weeklySlots).where(isOwn(owner)).for('update');
  if (!row) throw refuse('weekly_slot_not_found');
  return row;
}

/** Leaves out the coming date, or takes it back in. @throws Problem weekly_slot_not_found, weekly_date_changed */
export async function skipWeeklySlot(
  context: ServiceContext,
  owner: Owner,
  { date, skipped }: BodyOf<'POST /member/weekly-slot-skip'>,
  now: Date,
): Promise<ReplyOf<'POST /member/weekly-slot-skip'>> {
  const { business } = owner;
  return inTransaction(context.db, async (tx) => {
    const row = await lockOwn(tx, owner);
    const view = await viewOf(tx, owner, row, now);
    if (view.coming.date !== date || view.coming.state === 'ordered') throw refuse('weekly_date_changed');
    if ((view.coming.state === 'skipped') === skipped) return { weeklySlot: view };
    await endKeptPlace(tx, row, now);
    await tx.delete(weeklySlotDates).where(eq(weeklySlotDates.weeklySlotId, row.id));
    if (skipped)
      await tx
        .insert(weeklySlotDates)
        .values({ id: newId(), weeklySlotId: row.id, localDate: date, state: 'skipped', reservationId: null });
    await keepWeeklyPlace(tx, business, row, now);
    dropSlotLists(context, row.storeId);
    return { weeklySlot: await viewOf(tx, owner, row, now) };
  });
}

/** Stops a member's weekly slot; a second time changes nothing. */
export async function stopWeeklySlot(
  context: ServiceContext,
  owner: Owner,
  now: Date,
): Promise<ReplyOf<'DELETE /member/weekly-slot'>> {
  return inTransaction(context.db, async (tx) => {
    const [row] = await tx.select().from(weeklySlots).where(isOwn(owner)).for('update');
    if (!row) return { stopped: true };
    await endKeptPlace(tx, row, now);
    await tx.delete(weeklySlotDates).where(eq(weeklySlotDates.weeklySlotId, row.id));
    await tx.delete(weeklySlots).where(eq(weeklySlots.id, row.id));
    dropSlotLists(context, row.storeId);
    return { stopped: true };
  });
}
