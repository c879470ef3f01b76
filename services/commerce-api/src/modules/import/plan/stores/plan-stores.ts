import { isDeepStrictEqual } from 'node:util';
import type { OpeningHours } from '../../../../database/schema/store';
import { createGazetteer } from '../../../location/gazetteer/gazetteer';
import { WEEKDAYS } from '../../columns/time-columns';
import type { storesFile } from '../../files/stores-file';
import { nameOf } from '../code-index';
import type { NamedRow } from '../named-rows';
import type { PlanContext } from '../plan-context';
import { requireFieldsOfNewRow } from '../required-fields';
import type { StoreRow } from '../shop';
import { assignSlugs } from '../slugs';
import { ChangeCount, valueOrDefault, valueOrNull, Writes } from '../table-writes';

type NamedStore = NamedRow<typeof storesFile.columns, StoreRow>;
type NewStore = Omit<StoreRow, 'catalogueVersion'>;

/** A store after the import, for rows that refer to it. */
export type PlannedStore = Pick<StoreRow, 'id' | 'fulfilment'> & { code: string };

export interface StoresPlan {
  writes: Writes<NewStore>;
  /** Stores whose delivery areas change. */
  areas: Map<number, string[]>;
  unlist: number[];
  /** Every store that shoppers will see. */
  listed: PlannedStore[];
  /** Existing stores whose hours or special days changed: their slots must be regenerated. */
  renew: Set<number>;
  tally: ChangeCount;
}

/** Two weeks with today, as the template says (stores-file.ts). */
const DAYS_AHEAD = 13;

function hoursOf({ row: { values }, existing }: NamedStore): OpeningHours[] {
  return WEEKDAYS.flatMap((name, day) => {
    const hours = values[name];
    if (hours === undefined) return existing?.openingHours.filter((one) => one.day === day) ?? [];
    return hours === null ? [] : [{ day, ...hours }];
  });
}

/** A store's coordinates: from its row, else for a new or moved store from the gazetteer. */
async function coordinatesOf({ db, problems }: PlanContext, { row, existing }: NamedStore) {
  const { latitude, longitude, postcode } = row.values;
  if (row.faulty.has('latitude') || row.faulty.has('longitude')) return undefined;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude !== undefined || longitude !== undefined) {
    problems.add(
      'stores',
      row.row,
      latitude === undefined ? 'latitude' : 'longitude',
      'must be given together with the other coordinate',
    );
    return undefined;
  }
  if (existing && (postcode === undefined || postcode === existing.postcode)) return existing;
  if (postcode === undefined) return undefined;
  const place = await createGazetteer(db).postcode(postcode, 'GB');
  if (!place)
    problems.add('stores', row.row, 'latitude', `${postcode} is not in the gazetteer, so give latitude and longitude`);
  return place;
}

function checkStore({ problems }: PlanContext, { row }: NamedStore, store: NewStore, areas: readonly string[]): void {
  if (store.openingHours.length === 0 && !WEEKDAYS.some((day) => row.faulty.has(day)))
    problems.add('stores', row.row, 'monday', 'is never open; give hours for one day at least, such as 08:00-21:00');
  if (store.fulfilment.includes('delivery') && areas.length === 0 && !row.faulty.has('delivery_areas'))
    problems.add(
      'stores',
      row.row,
      'delivery_areas',
      'delivers nowhere; name areas, or leave delivery out of fulfilment',
    );
}

async function storeOf(context: PlanContext, named: NamedStore, slug: string): Promise<NewStore> {
  const {
    row: { values },
    existing: was,
  } = named;
  const { latitude, longitude } = (await coordinatesOf(context, named)) ?? { latitude: 0, longitude: 0 };
  return {
    id: named.id,
    businessId: context.business.id,
    code: named.code,
    name: valueOrDefault(values.name, was?.name, ''),
    slug,
    addressLine1: valueOrDefault(values.address_line_1, was?.addressLine1, ''),
    addressLine2: valueOrNull(values.address_line_2, was?.addressLine2),
    town: valueOrDefault(values.town, was?.town, ''),
    county: valueOrNull(values.county, was?.county),
    postcode: valueOrDefault(values.postcode, was?.postcode, ''),
    latitude,
    longitude,
    phone: valueOrNull(values.phone, was?.phone),
    about: valueOrDefault(values.about, was?.about, ''),
    fulfilment: valueOrDefault(values.fulfilment, was?.fulfilment, []),
    minimumSpend: valueOrDefault(values.minimum_spend, was?.minimumSpend, 0),
    collectionMinimumSpend: valueOrNull(values.collection_minimum_spend, was?.collectionMinimumSpend),
    smallBasketFee: valueOrDefault(values.small_basket_fee, was?.smallBasketFee, 0),
    smallBasketBelow: valueOrDefault(values.small_basket_below, was?.smallBasketBelow, 0),
    bagFee: valueOrDefault(values.bag_fee, was?.bagFee, 0),
    freeDeliveryFrom: valueOrNull(values.free_delivery_from, was?.freeDeliveryFrom),
    orderDaysInAdvance: valueOrDefault(values.order_days_in_advance, was?.orderDaysInAdvance, DAYS_AHEAD),
    onlyFutureSlots: valueOrDefault(values.only_future_slots, was?.onlyFutureSlots, false),
    guestCheckout: valueOrDefault(values.guest_checkout, was?.guestCheckout, true),
    // A removed store that returns is open again, unless its row says otherwise.
    paymentMethods: valueOrNull(values.payment_methods, was?.paymentMethods),
    closed: valueOrDefault(values.closed, was?.listed ? was.closed : undefined, false),
    listed: true,
    facilities: valueOrDefault(values.facilities, was?.facilities, []),
    openingHours: hoursOf(named),
    specialDays: valueOrDefault(values.special_days, was?.specialDays, []),
  };
}

/** Plans the stores. A removed store keeps its orders; it is closed and hidden. */
export async function planStores(context: PlanContext): Promise<StoresPlan> {
  const { files, shop, removeMissing, problems, stores } = context;
  const tally = new ChangeCount('stores');
  const slugs = await assignSlugs('stores', stores.rows, shop.stores, problems);
  const plan: StoresPlan = { writes: new Writes(), areas: new Map(), unlist: [], listed: [], renew: new Set(), tally };
  for (const named of stores.rows) {
    const { id, code, row, existing } = named;
    context.step(1);
    plan.listed.push({ id, code, fulfilment: row.values.fulfilment ?? existing?.fulfilment ?? [] });
    if (!existing && !requireFieldsOfNewRow('stores', code, row, problems)) continue;
    const slug = slugs.get(id) ?? '';
    const store = await storeOf(context, named, slug);
    const hoursOfRow = ({ openingHours, specialDays }: Pick<NewStore, 'openingHours' | 'specialDays'>) => [
      openingHours,
      specialDays,
    ];
    if (existing && !isDeepStrictEqual(hoursOfRow(existing), hoursOfRow(store))) plan.renew.add(id);
    const had = [...(shop.areas.get(id) ?? [])].sort();
    const areas = [...(row.values.delivery_areas ?? had)].sort();
    checkStore(context, named, store, areas);
    const sameAreas = isDeepStrictEqual(areas, had);
    if (!sameAreas) plan.areas.set(id, areas);
    const outcome = plan.writes.add(existing, store);
    tally.record(outcome === 'unchanged' && !sameAreas ? 'changed' : outcome);
  }
  const others = shop.stores.all.filter(({ id, listed }) => listed && !stores.mentioned.has(id));
  if (removeMissing && files.stores.isPresent) {
    plan.unlist = others.map(({ id }) => id);
    tally.record('removed', others.length);
  } else {
    if (files.stores.isPresent) tally.record('missing', others.length);
    plan.listed.push(...others.map((store) => ({ id: store.id, code: nameOf(store), fulfilment: store.fulfilment })));
  }
  return plan;
}
