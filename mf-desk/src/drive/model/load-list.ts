import type { WaitingDelivery } from '@storefront/api/entities/desk/drive';
import type { StorageZone } from '@storefront/api/entities/desk/pick-list';

/** Bags of one order in one zone, as they are fetched. */
export interface LoadRow {
  readonly key: string;
  readonly businessOrderId: string;
  readonly place: string | null;
  readonly count: number;
}

/** What is fetched last stays cold longest. */
const ZONES: readonly StorageZone[] = ['ambient', 'chilled', 'frozen'];

/** What is carried to the van, by zone and place. */
export function loadList(
  orders: readonly WaitingDelivery[],
): readonly { zone: StorageZone; rows: readonly LoadRow[] }[] {
  return ZONES.map((zone) => ({
    zone,
    rows: orders
      .flatMap(({ businessOrderId, place, bags }) =>
        bags
          .filter((bag) => bag.zone === zone)
          .map(({ count }) => ({ key: `${businessOrderId} ${zone}`, businessOrderId, place, count })),
      )
      .toSorted((one, other) => (one.place ?? '').localeCompare(other.place ?? '', 'en', { numeric: true })),
  })).filter(({ rows }) => rows.length > 0);
}

/** The orders of each slot, in the order of the list. */
export function bySlot(orders: readonly WaitingDelivery[]): readonly (readonly WaitingDelivery[])[] {
  const slots = new Map<string | null, WaitingDelivery[]>();
  for (const order of orders) slots.set(order.slotStartsAt, [...(slots.get(order.slotStartsAt) ?? []), order]);
  return [...slots.values()];
}
