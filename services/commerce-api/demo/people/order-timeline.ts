import type { OrderStatus } from '@storefront/api/entities/order-status';
import { pathToStatus } from '../../src/states/path-to-status';
import type { DemoMember } from '../demo-data.types';
import type { ImportedStore, ImportedTemplate } from '../imported-rows';
import { backByOpenMinutes, slotNear } from './opening-times';

const MINUTE = 60_000;
const HOUR = 3_600_000;

type DemoOrder = DemoMember['orders'][number];

/** Minutes of opening time before the slot, or before now for a future slot. */
const BEFORE_SLOT: Partial<Record<OrderStatus, number>> = {
  sent_to_store: 240,
  order_cancelled: 225,
  order_declined: 235,
  store_rejected_order: 225,
  store_accepted_picking: 75,
  picked: 30,
};
/** Minutes after the slot's start. */
const IN_SLOT: Partial<Record<OrderStatus, number>> = { en_route: 0, delivered: 30, unable_to_deliver: 40 };

/** A refund follows a delivery, because the shopper had paid. */
const wayOf = (status: OrderStatus, method: DemoOrder['fulfilmentMethod']) =>
  status === 'refunded' ? [...pathToStatus('delivered', method), status] : pathToStatus(status, method);

/** An order in progress has a future slot; one en route has a slot that has started. */
const isToCome = (status: OrderStatus) => ['sent_to_store', 'store_accepted_picking', 'picked'].includes(status);

interface Placing {
  readonly status: OrderStatus;
  readonly method: DemoOrder['fulfilmentMethod'];
  /** When its slot should start; the store's nearest slot is used. */
  readonly wanted: Date;
  readonly now: Date;
  readonly store: Pick<ImportedStore, 'id' | 'openingHours'>;
  readonly templates: readonly ImportedTemplate[];
  readonly zone: string;
}

/** An order's slot and events, all within opening hours and none in the future. */
export function orderTimeline(
  placing: Placing,
): Pick<DemoOrder, 'slotStartsAt' | 'slotEndsAt' | 'placedAt' | 'events'> {
  const { status, method, wanted, now, store, zone } = placing;
  const templates = placing.templates.filter((one) => one.storeId === store.id && one.fulfilmentMethod === method);
  // A slot that started only minutes ago would have events in the future.
  const latest = new Date(Math.min(wanted.getTime(), now.getTime() - (status === 'en_route' ? 0 : HOUR)));
  const { startsAt, endsAt } = isToCome(status)
    ? slotNear(templates, wanted, 'from', zone)
    : slotNear(templates, latest, 'until', zone);
  const begun = new Date(Math.min(startsAt.getTime(), now.getTime()));
  const at = (one: OrderStatus): Date => {
    const inSlot = IN_SLOT[one];
    if (inSlot !== undefined) return new Date(startsAt.getTime() + inSlot * MINUTE);
    if (one === 'refunded')
      return backByOpenMinutes(store.openingHours, new Date(startsAt.getTime() + 24 * HOUR), 0, zone);
    return backByOpenMinutes(store.openingHours, begun, BEFORE_SLOT[one] ?? 0, zone);
  };
  const events = wayOf(status, method).flatMap((one) => (one === 'draft' ? [] : [{ status: one, at: at(one) }]));
  return { slotStartsAt: startsAt, slotEndsAt: endsAt, placedAt: at('sent_to_store'), events };
}
