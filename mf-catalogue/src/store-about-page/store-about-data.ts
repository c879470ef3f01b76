import type { StoreDetails } from '@storefront/api/entities/store';
import type { StoreState } from '@storefront/bus/state.types';
import { clockTime } from '@storefront/dates/plain';
import { wallTime } from '@storefront/dates/zone';
import { formatMoney } from '@storefront/money/format-money';
import { type NextTime, nextTimes } from '../next-times/next-times';

interface OpeningHours {
  readonly day: string;
  readonly hours: string;
  readonly isToday: boolean;
}

export interface StoreAboutData {
  readonly store: StoreState & Pick<StoreDetails, 'latitude' | 'longitude' | 'state'>;
  readonly about: string;
  /** 'Open until 10pm'. */
  readonly opening: string;
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly week: readonly OpeningHours[];
  readonly services: readonly string[];
  readonly times: readonly NextTime[];
  readonly area?: StoreDetails['deliveryArea'];
}

const FACILITIES: Readonly<Record<StoreDetails['facilities'][number], string>> = {
  parking: 'Car park',
  step_free: 'Step-free access',
  bike_racks: 'Bike racks',
  toilets: 'Toilets',
  cafe: 'Café',
  bakery: 'Bakery',
  pharmacy: 'Pharmacy',
  lockers: 'Collection lockers',
  engraving: 'Engraving',
  key_cutting: 'Key cutting',
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a store's own page says: where it is, when it is open, what it offers, and its next times. */
export function storeAboutData(store: StoreDetails, currency: string, now: number): StoreAboutData {
  const { year, month, day } = wallTime(now);
  const today = DAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const { addressLine1, addressLine2, town, county, postcode } = store.address;
  return {
    store: {
      id: store.id,
      slug: store.slug,
      name: store.name,
      latitude: store.latitude,
      longitude: store.longitude,
      state: store.state,
    },
    about: store.about,
    opening: store.openingHours,
    address: [addressLine1, addressLine2, town, county, postcode].flatMap((line) => line || []),
    phone: store.phone,
    week: store.openingWeek.map(({ day: name, opens, closes }) => ({
      day: name,
      hours: opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : 'Closed',
      isToday: name === today,
    })),
    services: [...methods(store, currency), ...store.facilities.map((one) => FACILITIES[one])],
    times: nextTimes(store, currency, now),
    area: store.deliveryArea,
  };
}

function methods({ fulfilment, minimumSpend, freeDeliveryFrom }: StoreDetails, currency: string): string[] {
  const money = (amount: number) => formatMoney(amount, { currency });
  const terms = [
    minimumSpend > 0 ? `minimum spend ${money(minimumSpend)}` : undefined,
    freeDeliveryFrom === null ? undefined : `free from ${money(freeDeliveryFrom)}`,
  ].filter((term) => term !== undefined);
  return [
    ...(fulfilment.includes('delivery') ? [['Delivery', ...terms].join(', ')] : []),
    ...(fulfilment.includes('collection') ? ['Collection'] : []),
  ];
}
