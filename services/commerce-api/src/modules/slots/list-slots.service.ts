import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { shareByReplies } from '../../http/serialize-once';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { type Store, storeOf } from '../stores/stores.repository';
import { checkDelivery } from '../stores/stores.service';
import { addDays, isDay, localDay } from './local-day';
import { ordersNear } from './orders-near';
import { reservationOfOpenBasket } from './reservation.repository';
import { slotLabels } from './slot-labels';
import { type KeptSlots, sharedSlots } from './slot-lists';
import { closesAt, type ListedSlot, placesLeft, slotsBetween, slotView } from './slots.repository';

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
  now: Date,
): Promise<ReplyOf<'POST /slots/list'>> {
  const { timeZone } = business.settings;
  const store = await storeOf(context, business.id, body.storeId);
  if (!store.fulfilment.includes(body.fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  const isDelivery = body.fulfilmentMethod === 'delivery';
  const postcode = isDelivery ? await checkDelivery(context, business, store.id, body) : undefined;
  const today = localDay(now, timeZone);
  for (const day of [body.startDate, body.endDate])
    if (day && (!isDay(day) || day < today)) throw refuse('slot_date_invalid');
  const { first, last } = bookableDays(store, today);
  const from = body.startDate && body.startDate > first ? body.startDate : first;
  const to = [body.endDate ?? last, last, addDays(from, MAX_DAYS)].sort()[0] ?? last;
  const { days, asap } = await sharedSlots(
    context,
    store.id,
    JSON.stringify([body.fulfilmentMethod, from, to, outwardCode(postcode)]),
    () => readSlots(context, store, { method: body.fulfilmentMethod, from, to, today, postcode }, now),
    now,
  );
  const reservation = body.basketToken
    ? await reservationOfOpenBasket(context.db, business.id, body.basketToken, now)
    : null;
  return {
    serverTime: now.toISOString(),
    timeZone,
    days,
    asap,
    reservation,
  };
}

interface SlotQuestion {
  method: Store['fulfilment'][number];
  from: string;
  to: string;
  today: string;
  /** Of the delivery, if it is known. */
  postcode: string | undefined;
}

/** Reads what all shoppers with this question see. */
async function readSlots(
  { db }: Pick<ServiceContext, 'db'>,
  store: Store,
  { method, from, to, today, postcode }: SlotQuestion,
  now: Date,
): Promise<KeptSlots> {
  const found = store.closed ? [] : await slotsBetween(db, store.id, method, from, to, now);
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
  return { days: shareByReplies(days), asap, validUntil };
}
