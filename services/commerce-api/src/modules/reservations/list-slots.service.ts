import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { shareByReplies } from '../../http/bodies/serialize-once';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addDays, isDay, localDay } from '../../time/local-day';
import { readBasketAndPlace } from '../basket/basket-snapshot';
import { keptSlotOf } from '../basket/take-weekly-place';
import type { Business } from '../businesses/businesses.repository';
import { ordersNear } from '../slots/orders-near';
import { type HeldPlace, shownReservation } from '../slots/reservation.repository';
import { slotLabels } from '../slots/slot-labels';
import { type KeptSlots, sharedSlots } from '../slots/slot-lists';
import { closesAt, type ListedSlot, placesLeft, slotsBetween, slotView } from '../slots/slots.repository';
import { type Store, storeBy } from '../stores/stores.repository';
import type { DeliveryPlace } from '../stores/stores.service';
import { NO_PLACE, sharedPlace, unitsOf } from './place-of-order';

/** A month, as in a calendar: a caller cannot make us read and send every slot of a store. */
const MAX_DAYS = 31;

const outwardCode = (postcode: string | undefined) => postcode?.split(' ')[0];

/** The first and last day for which a store accepts orders. */
export function bookableDays(store: Store, today: string): { first: string; last: string } {
  return { first: store.onlyFutureSlots ? addDays(today, 1) : today, last: addDays(today, store.orderDaysInAdvance) };
}

/** The soonest slot of today with a free place. */
export function soonestSlot(slots: readonly ListedSlot[], today: string): ListedSlot | undefined {
  return slots.find((slot) => slot.localDate === today && placesLeft(slot) > 0);
}

export async function listSlots(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /slots/list'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /slots/list'>> {
  const { timeZone } = business.settings;
  const store = await storeBy(context, business.id, body);
  if (!store.fulfilment.includes(body.fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  const isDelivery = body.fulfilmentMethod === 'delivery';
  const { basket, place: own } =
    (body.basketToken && (await readBasketAndPlace(context.db, business.id, body.basketToken))) || {};
  const place = isDelivery
    ? await sharedPlace(context, { business, caller, storeId: store.id, basket, given: body }, now)
    : NO_PLACE;
  const today = localDay(now, timeZone);
  for (const day of [body.startDate, body.endDate])
    if (day && (!isDay(day) || day < today)) throw refuse('slot_date_invalid');
  const { first, last } = bookableDays(store, today);
  const from = body.startDate && body.startDate > first ? body.startDate : first;
  const to = [body.endDate ?? last, last, addDays(from, MAX_DAYS)].sort()[0] ?? last;
  const question = { method: body.fulfilmentMethod, from, to, today, place };
  const unlimited = await listFor(context, store, { ...question, units: 0 }, now);
  const units = basket && unlimited.countsUnits ? await unitsOf(context.db, basket.id) : 0;
  const { days, asap } = units > 0 ? await listFor(context, store, { ...question, units, own }, now) : unlimited;
  const reservation = shownReservation(own, now);
  const kept = { storeId: store.id, method: body.fulfilmentMethod };
  const weekly = caller.member ? await keptSlotOf(context.db, caller.member.memberId, kept, now) : undefined;
  return {
    serverTime: now.toISOString(),
    timeZone,
    days: weekly ? withOwnPlace(days, weekly.slotId) : days,
    asap,
    reservation,
    ...(weekly !== undefined && { weekly }),
    pricedFor: place.postcode === undefined ? null : { postcode: place.postcode, zone: place.zone?.name ?? null },
  };
}

/** The list of a member for whom a place waits in a slot that may be full for others. */
const withOwnPlace = (days: KeptSlots['days'], slotId: number): KeptSlots['days'] =>
  days.map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) => (slot.slotId === slotId ? { ...slot, available: true } : slot)),
  }));

interface SlotQuestion {
  method: Store['fulfilment'][number];
  from: string;
  to: string;
  today: string;
  place: DeliveryPlace;
  /** The picking units that the basket needs. */
  units: number;
  /** The hold that the basket would give back. */
  own?: HeldPlace | undefined;
}

/** The list that all shoppers with the same question share; one with a hold of its own is read for its shopper. */
function listFor(context: ServiceContext, store: Store, question: SlotQuestion, now: Date) {
  const { method, from, to, place, units } = question;
  if (question.own) return readSlots(context, store, question, now);
  const key = JSON.stringify([method, from, to, outwardCode(place.postcode), place.zone?.id, units]);
  return sharedSlots(context, store.id, key, () => readSlots(context, store, question, now), now);
}

/** Reads what all shoppers with this question see. */
async function readSlots(
  { db }: Pick<ServiceContext, 'db'>,
  store: Store,
  { method, from, to, today, place: { postcode, zone }, units, own }: SlotQuestion,
  now: Date,
): Promise<KeptSlots> {
  const found = store.closed ? [] : await slotsBetween(db, store.id, method, { from, to }, now, { zone, units, own });
  const soonest = soonestSlot(found, today);
  const near = await ordersNear(db, store.id, postcode, { from, to });
  const days = [...new Set(found.map(({ localDate }) => localDate))].map((date) => {
    const ofDay = found.filter((slot) => slot.localDate === date);
    const labels = slotLabels(ofDay, near);
    return { date, slots: ofDay.map((slot) => slotView(slot, { ...labels, asapSlotId: soonest?.slotId })) };
  });
  const asap = days.flatMap((day) => day.slots).find(({ slotId }) => slotId === soonest?.slotId) ?? null;
  const cutOffs = found.map((slot) => closesAt(slot).getTime());
  const validUntil = cutOffs.length > 0 ? new Date(Math.min(...cutOffs)) : undefined;
  return { days: shareByReplies(days), asap, countsUnits: found.some((slot) => slot.countsUnits), validUntil };
}
