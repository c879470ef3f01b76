import type { DemoIds } from '../content/ids';
import { slugOf } from '../content/slug';
import type { DemoDeliveryArea, DemoDeliveryZone, DemoStore } from '../demo-data.types';
import type { StorePlan } from './store-plan';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

function hoursOf(plan: StorePlan): DemoStore['openingHours'] {
  return WEEK.flatMap((day) => {
    const hours = day === 0 ? plan.sunday : plan.hours;
    return hours === null ? [] : [{ day, opens: hours[0], closes: hours[1] }];
  });
}

export function storeRow(plan: StorePlan, businessId: number, id: number): DemoStore {
  return {
    id,
    businessId,
    name: plan.name,
    slug: slugOf(plan.name),
    addressLine1: plan.line1,
    town: plan.town,
    ...(plan.county === undefined ? {} : { county: plan.county }),
    postcode: plan.postcode,
    latitude: plan.at[0],
    longitude: plan.at[1],
    phone: plan.phone,
    about: plan.about,
    fulfilment: [...plan.fulfilment],
    minimumSpend: plan.minimumSpend,
    freeDeliveryFrom: plan.freeDeliveryFrom,
    ...plan.charges,
    orderDaysInAdvance: plan.daysAhead,
    onlyFutureSlots: plan.onlyFuture ?? false,
    guestCheckout: !(plan.membersOnly ?? false),
    closed: plan.closed ?? false,
    openingHours: hoursOf(plan),
    facilities: [...plan.facilities],
  };
}

export const deliveryAreasOf = (plan: StorePlan, storeId: number): DemoDeliveryArea[] =>
  plan.delivers.map((prefix) => ({ storeId, prefix }));

export const deliveryZonesOf = (plan: StorePlan, storeId: number, ids: DemoIds): DemoDeliveryZone[] =>
  (plan.zones ?? []).map((zone) => ({ storeId, id: ids.zone(), ...zone }));
