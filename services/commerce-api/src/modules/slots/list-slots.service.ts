import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findOpenBasket } from '../basket/basket.repository';
import type { Business } from '../businesses/businesses.repository';
import { type Store, storeOf } from '../stores/stores.repository';
import { addDays, isDay, localDay } from './local-day';
import { ordersNear } from './orders-near';
import { NO_PLACE, placeOfOrder, unitsOf } from './place-of-order';
import { currentReservation } from './reservation.repository';
import { slotLabels } from './slot-labels';
import { type ListedSlot, placesLeft, slotsBetween, slotView } from './slots.repository';

const MAX_DAYS = 31;

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
  const store = await storeOf(context, business.id, body.storeId);
  if (!store.fulfilment.includes(body.fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  const isDelivery = body.fulfilmentMethod === 'delivery';
  const basket = body.basketToken ? await findOpenBasket(context.db, business.id, body.basketToken) : undefined;
  const place = isDelivery
    ? await placeOfOrder(context, { business, caller, storeId: store.id, basket, given: body }, now)
    : NO_PLACE;
  const today = localDay(now, timeZone);
  for (const day of [body.startDate, body.endDate])
    if (day && (!isDay(day) || day < today)) throw refuse('slot_date_invalid');
  const { first, last } = bookableDays(store, today);
  const from = body.startDate && body.startDate > first ? body.startDate : first;
  const to = [body.endDate ?? last, last, addDays(from, MAX_DAYS)].sort()[0] ?? last;
  const found = store.closed
    ? []
    : await slotsBetween(context.db, store.id, body.fulfilmentMethod, { from, to }, now, {
        zone: place.zone,
        units: basket ? await unitsOf(context.db, basket.id) : 0,
      });
  const asap = soonestSlot(found, today);
  const reservation = basket ? await currentReservation(context.db, basket.id, now) : null;
  const near = await ordersNear(context.db, store.id, place.postcode, { from, to });
  const days = [...new Set(found.map(({ localDate }) => localDate))].map((date) => {
    const ofDay = found.filter((slot) => slot.localDate === date);
    const labels = slotLabels(ofDay, near);
    return { date, slots: ofDay.map((slot) => slotView(slot, { ...labels, asapSlotId: asap?.slotId })) };
  });
  return {
    serverTime: now.toISOString(),
    timeZone,
    days,
    asap: days.flatMap((day) => day.slots).find(({ slotId }) => slotId === asap?.slotId) ?? null,
    reservation,
    pricedFor: place.postcode === undefined ? null : { postcode: place.postcode, zone: place.zone?.name ?? null },
  };
}
