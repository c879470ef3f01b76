import { RESERVATION_MINUTES } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import type { Caller } from '../../http/operation.types';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isDay, localDay } from '../../time/local-day';
import { type BasketRow, getOpenBasket, lockOpenBasket } from '../basket/basket.repository';
import { moveBasketToStore } from '../basket/basket-store';
import { waitingPlace } from '../basket/take-weekly-place';
import type { Business } from '../businesses/businesses.repository';
import { insertReservation } from '../slots/insert-reservation';
import {
  currentReservation,
  factsForHold,
  type Holder,
  keptPlace,
  latestReservation,
  lockForMove,
  moveReservation,
  releaseLapsed,
  releasePlace,
} from '../slots/reservation.repository';
import { dropSlotLists } from '../slots/slot-lists';
import {
  closesAt,
  FEW_PLACES_LEFT,
  reservationView,
  type Slot,
  type SlotsFor,
  slotAt,
  slotById,
  slotsBetween,
} from '../slots/slots.repository';
import { type Store, storeOf } from '../stores/stores.repository';
import type { DeliveryPlace } from '../stores/stores.service';
import { bookableDays, soonestSlot } from './list-slots.service';
import { NO_PLACE, sharedPlace, unitsOf } from './place-of-order';
import { refusedHold } from './refused-hold';
import { moveHoldToPlace } from './settle-hold';
import { hasPass } from './waiting-room/has-pass';
import { enterWaitingRoom } from './waiting-room/waiting-room.service';

type Body = BodyOf<'POST /slots/reserve'>;

interface SlotRequest {
  business: Business;
  store: Store;
  body: Body;
  slotsFor: SlotsFor;
}

async function requestedSlot(db: Database, { business, store, body, slotsFor }: SlotRequest, now: Date): Promise<Slot> {
  const today = localDay(now, business.settings.timeZone);
  if (body.timeSlotDate === 'asap') {
    const days = { from: today, to: today };
    const asap = soonestSlot(await slotsBetween(db, store.id, body.fulfilmentMethod, days, now, slotsFor), today);
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
  if (closesAt(slot) <= now) throw refuse('slot_passed');
  return slot;
}

/** Holds a place for 15 minutes, or until the slot's cut-off. The basket's previous place is released in the same transaction. */
export async function reserveSlot(
  context: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
  holder: Holder,
  now: Date,
): Promise<ReplyOf<'POST /slots/reserve'>> {
  const store = await storeOf(context, business.id, body.storeId);
  if (!store.fulfilment.includes(body.fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  if (store.closed) throw refuse('store_closed', 'The store is currently closed');
  const basket = await getOpenBasket(context.db, business.id, body.basketToken);
  const place =
    body.fulfilmentMethod === 'delivery'
      ? await sharedPlace(context, { business, caller, storeId: store.id, basket, given: body }, now)
      : NO_PLACE;
  // Only the choice of the soonest slot depends on the basket's units here; the hold counts them again.
  const isAsap = body.timeSlotDate === 'asap';
  const slotsFor = {
    zone: place.zone,
    units: isAsap ? await unitsOf(context.db, basket.id) : 0,
    own: isAsap ? await latestReservation(context.db, basket.id) : undefined,
  };
  const slot = await requestedSlot(context.db, { business, store, body, slotsFor }, now);
  const limits = holdLimits(context.config);
  const queues = context.config.waitingRoomHoldsPerSecond !== undefined;
  const hold = () =>
    inTransaction(context.db, (tx) =>
      holdSlot(tx, business, { body, caller, slot, place, holder, limits, queues }, now),
    );
  const attempt = async () => {
    try {
      return await hold().catch(async (error: unknown) => {
        if (!(error instanceof PassNeeded)) throw error;
        // In a transaction of its own: the place in the queue is kept although the hold is refused.
        await enterWaitingRoom(context, { businessId: business.id, basketId: basket.id, holder }, now);
        return hold();
      });
    } catch (error) {
      if (error instanceof SlotFull) return undefined;
      throw error;
    }
  };
  let reservation = await attempt();
  if (!reservation) {
    // Full, but perhaps with lapsed holds that were not released yet.
    await releaseLapsed(context.db, now, slot);
    reservation = await attempt();
  }
  // A list that counts the places left, or offers a full slot, must not be shown again.
  if (!reservation || slot.capacity - slot.reserved <= FEW_PLACES_LEFT + 1) dropSlotLists(context, store.id);
  if (!reservation) {
    const units = await unitsOf(context.db, basket.id);
    const own = await latestReservation(context.db, basket.id);
    throw refuse(await refusedHold(context.db, slot, { zone: place.zone, units, own }, now));
  }
  return { serverTime: now.toISOString(), reservation };
}

/** Thrown to roll the transaction back, so that the basket keeps its previous place. */
class SlotFull extends Error {}

/** Thrown to roll the transaction back: a new hold needs a pass of the waiting room. */
class PassNeeded extends Error {}

/** A person shops with one basket, perhaps with a second one at another store. */
const HOLDS_PER_SESSION = 5;
/** A household, an office or a mobile network shares an address. */
const HOLDS_PER_ADDRESS = 20;

type HoldLimits = Readonly<Record<keyof Holder, number>>;

/** RATE_LIMIT_FACTOR raises the limit of an address, as for other limits; RATE_LIMITS=off removes both. */
function holdLimits({ rateLimitFactor: factor, unlimitedHolds }: ServiceContext['config']): HoldLimits {
  if (factor === 'off' || unlimitedHolds)
    return { session: Number.POSITIVE_INFINITY, address: Number.POSITIVE_INFINITY };
  return { session: HOLDS_PER_SESSION, address: HOLDS_PER_ADDRESS * factor };
}

/** @throws Problem rate_limited when the session or the address holds too many places in other baskets */
function assertFewHolds(held: HoldLimits, holder: Holder, limits: HoldLimits) {
  for (const by of ['session', 'address'] as const)
    if (holder[by] !== undefined && held[by] >= limits[by])
      throw refuse(
        'rate_limited',
        'You hold slots in other baskets already. Each is released 15 minutes after it was held.',
      );
}

interface HoldRequest {
  body: Body;
  caller: Caller;
  slot: Slot;
  place: DeliveryPlace;
  holder: Holder;
  limits: HoldLimits;
  /** Whether new holds need a pass of the waiting room. */
  queues: boolean;
}

/** The slot is that of the order which the basket is to replace, whose place is kept. */
async function returnsToKeptPlace(
  tx: Database,
  basket: BasketRow,
  { slot, place }: Pick<HoldRequest, 'slot' | 'place'>,
): Promise<boolean> {
  const kept = await keptPlace(tx, basket);
  if (kept?.slot.slotId !== slot.slotId || kept.slot.storeId !== slot.storeId) return false;
  return kept.reservation.zoneId === (place.zone?.id ?? null);
}

async function holdSlot(tx: Database, business: Business, request: HoldRequest, now: Date) {
  const { body, caller, slot, place, holder, limits, queues } = request;
  const basket = await lockOpenBasket(tx, business.id, body.basketToken);
  const latest = await latestReservation(tx, basket.id);
  const holds = latest?.reservation.state === 'held' && latest.reservation.expiresAt > now;
  // Reserving the same slot again keeps the hold; its 15 minutes do not restart.
  if (holds && latest.slot.slotId === slot.slotId && latest.slot.storeId === slot.storeId) {
    if (!(await moveHoldToPlace(tx, latest.reservation, place))) throw new SlotFull();
    return currentReservation(tx, basket.id, now);
  }
  if (await returnsToKeptPlace(tx, basket, { slot, place })) {
    await releasePlace(tx, basket.id);
    const { storeId, fulfilmentMethod } = body;
    await moveBasketToStore(tx, business, basket, { storeId, fulfilmentMethod, keepReservation: true }, now);
    return currentReservation(tx, basket.id, now);
  }
  const { memberId } = caller.member ?? {};
  const waiting = memberId === undefined ? undefined : await waitingPlace(tx, memberId, slot, now);
  if (waiting?.slot.slotId === slot.slotId) {
    await moveReservation(tx, waiting.weeklySlotId, basket.id, now);
    const { storeId, fulfilmentMethod } = body;
    await moveBasketToStore(tx, business, basket, { storeId, fulfilmentMethod, keepReservation: true }, now);
    const moved = await latestReservation(tx, basket.id);
    if (!moved || !(await moveHoldToPlace(tx, moved.reservation, place))) throw new SlotFull();
    return currentReservation(tx, basket.id, now);
  }
  // Who holds a slot, or is changing an order, has waited before.
  if (queues && !holds && basket.amendsDraftOrderId === null && !(await hasPass(tx, basket.id, now)))
    throw new PassNeeded();
  const { units, ...held } = await factsForHold(tx, holder, basket.id, now);
  assertFewHolds(held, holder, limits);
  if (latest?.reservation.state === 'held') {
    await lockForMove(tx, latest, slot);
    await releasePlace(tx, basket.id);
  }
  const end = now.getTime() + RESERVATION_MINUTES * 60_000;
  const reservation = {
    storeId: slot.storeId,
    slotId: slot.slotId,
    reservationId: newId(),
    basketId: basket.id,
    type: body.timeSlotDate === 'asap' ? ('asap' as const) : ('future' as const),
    zoneId: place.zone?.id,
    postcode: place.postcode,
    units,
    holder,
    // A place cannot be paid for after the slot's cut-off, so it is not held longer.
    expiresAt: new Date(Math.min(end, closesAt(slot).getTime())),
    extensionsLeft: business.settings.slotExtensions ?? 0,
  };
  const inserted = await insertReservation(tx, reservation, now);
  if (!inserted) throw new SlotFull();
  const { storeId, fulfilmentMethod } = body;
  await moveBasketToStore(tx, business, basket, { storeId, fulfilmentMethod, keepReservation: true }, now);
  return reservationView(inserted, slot, now);
}
