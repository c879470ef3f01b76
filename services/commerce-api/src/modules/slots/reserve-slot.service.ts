import { RESERVATION_MINUTES } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { lockOpenBasket } from '../basket/basket.repository';
import { moveBasketToStore } from '../basket/basket-store';
import type { Business } from '../businesses/businesses.repository';
import { type Store, storeOf } from '../stores/stores.repository';
import { bookableDays, soonestSlot } from './list-slots.service';
import { isDay, localDay } from './local-day';
import {
  currentReservation,
  insertReservation,
  latestReservation,
  releaseLapsed,
  releasePlace,
} from './reservation.repository';
import { type Slot, slotAt, slotById, slotsBetween } from './slots.repository';

type Body = BodyOf<'POST /slots/reserve'>;

async function requestedSlot(db: Database, business: Business, store: Store, body: Body, now: Date): Promise<Slot> {
  const today = localDay(now, business.settings.timeZone);
  if (body.timeSlotDate === 'asap') {
    const asap = soonestSlot(await slotsBetween(db, store.id, body.fulfilmentMethod, today, today, now), today);
    if (!asap || store.onlyFutureSlots) throw refuse('no_slots_today', 'There are not available slots for today');
    return asap;
  }
  const { first, last } = bookableDays(store, today);
  const day = body.timeSlotDate;
  if (!isDay(day) || day < first || day > last) throw refuse('slot_date_invalid');
  const slotId = body.extras?.slotId;
  const slot =
    slotId !== undefined
      ? await slotById(db, store.id, slotId)
      : body.timeSlotTime && (await slotAt(db, store.id, body.fulfilmentMethod, day, body.timeSlotTime));
  if (!slot || slot.method !== body.fulfilmentMethod || slot.localDate !== day) throw refuse('slot_not_found');
  if (slot.startsAt <= now) throw refuse('slot_passed');
  return slot;
}

/** Holds a place for 15 minutes. The basket's previous place is released in the same transaction. */
export async function reserveSlot(
  context: ServiceContext,
  business: Business,
  body: Body,
  now: Date,
): Promise<ReplyOf<'POST /slots/reserve'>> {
  const store = await storeOf(context, business.id, body.storeId);
  if (!store.fulfilment.includes(body.fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  const slot = await requestedSlot(context.db, business, store, body, now);
  const attempt = () =>
    inTransaction(context.db, (tx) => holdSlot(tx, business, body, slot, now)).catch((error: unknown) => {
      if (error instanceof SlotFull) return undefined;
      throw error;
    });
  let reservation = await attempt();
  if (!reservation) {
    // Full, but perhaps with lapsed holds that were not released yet.
    await releaseLapsed(context.db, now, slot);
    reservation = await attempt();
  }
  if (!reservation) throw refuse('slot_taken');
  return { serverTime: now.toISOString(), reservation };
}

/** Thrown to roll the transaction back, so that the basket keeps its previous place. */
class SlotFull extends Error {}

async function holdSlot(tx: Database, business: Business, body: Body, slot: Slot, now: Date) {
  const basket = await lockOpenBasket(tx, business.id, body.basketToken);
  const latest = await latestReservation(tx, basket.id);
  const holds = latest?.reservation.state === 'held' && latest.reservation.expiresAt > now;
  // Reserving the same slot again keeps the hold; its 15 minutes do not restart.
  if (holds && latest.slot.slotId === slot.slotId && latest.slot.storeId === slot.storeId)
    return currentReservation(tx, basket.id, now);
  await releasePlace(tx, basket.id);
  const reservation = {
    storeId: slot.storeId,
    slotId: slot.slotId,
    reservationId: newId(),
    basketId: basket.id,
    type: body.timeSlotDate === 'asap' ? ('asap' as const) : ('future' as const),
    expiresAt: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
  };
  if (!(await insertReservation(tx, reservation, now))) throw new SlotFull();
  const { storeId, fulfilmentMethod } = body;
  await moveBasketToStore(tx, basket, { storeId, fulfilmentMethod, keepReservation: true }, now);
  return currentReservation(tx, basket.id, now);
}
