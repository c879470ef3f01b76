import type { TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';

/** An order that nobody picks yet, with its slot. */
export interface WaitingOrder extends Pick<TodayWave, 'startsAt' | 'endsAt'> {
  readonly order: TodayOrder;
}

const RISKS = ['late', 'behind', 'not_started', null] as const;
const isWaiting = ({ status, picker }: TodayOrder): boolean =>
  // One that was given back is being picked already, but by nobody.
  (status === 'sent_to_store' || status === 'store_accepted_picking') && picker === null;

/** The orders of a day that wait for a picker: those at risk first, then by slot; without a slot before all others. */
export const waitingOrders = (waves: readonly TodayWave[]): readonly WaitingOrder[] =>
  waves
    .flatMap(({ startsAt, endsAt, orders }) => orders.filter(isWaiting).map((order) => ({ order, startsAt, endsAt })))
    .sort(
      (one, other) =>
        RISKS.indexOf(one.order.risk) - RISKS.indexOf(other.order.risk) ||
        (one.startsAt ?? '').localeCompare(other.startsAt ?? ''),
    );
