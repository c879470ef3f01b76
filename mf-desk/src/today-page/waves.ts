import type { TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';
import type { OrderStatus } from '@storefront/api/entities/order-status';

/** The state of an order as the board shows it. */
export type BoardState = 'problem' | 'way' | 'picking' | 'sent' | 'picked' | 'done' | 'ended';

const STATES: Readonly<Record<OrderStatus, BoardState>> = {
  sent_to_store: 'sent',
  store_accepted_picking: 'picking',
  picked: 'picked',
  en_route: 'way',
  delivered: 'done',
  unable_to_deliver: 'problem',
  store_rejected_order: 'ended',
  refunded: 'ended',
  order_declined: 'ended',
  order_cancelled: 'ended',
};

export const boardState = ({ status }: Pick<TodayOrder, 'status'>): BoardState => STATES[status];

/** States in the order of the board: what needs somebody first. */
const BOARD_ORDER: readonly BoardState[] = ['problem', 'way', 'picking', 'sent', 'picked', 'done', 'ended'];

export interface BoardGroup {
  readonly state: BoardState;
  readonly orders: readonly TodayOrder[];
}

/** The orders of a wave by state; states without orders are left out. */
export const groupsOf = ({ orders }: Pick<TodayWave, 'orders'>): BoardGroup[] =>
  BOARD_ORDER.map((state) => ({ state, orders: orders.filter((order) => boardState(order) === state) })).filter(
    (group) => group.orders.length > 0,
  );

/** The orders that take a place of the slot: those that ended have given theirs back. */
export const placedOrders = ({ orders }: Pick<TodayWave, 'orders'>): TodayOrder[] =>
  orders.filter((order) => boardState(order) !== 'ended');

export type WaveCell = BoardState | 'held' | 'free';

/** A square for each place of a wave: its orders by state, then held places, then free ones. */
export function cellsOf(wave: TodayWave): WaveCell[] {
  const states = groupsOf(wave)
    .filter(({ state }) => state !== 'ended')
    .flatMap(({ state, orders }) => orders.map(() => state));
  const free = Math.max(0, wave.capacity - wave.held - states.length);
  return [...states, ...Array<WaveCell>(wave.held).fill('held'), ...Array<WaveCell>(free).fill('free')];
}

export interface OrderAtRisk {
  readonly order: TodayOrder;
  readonly wave: TodayWave;
}

/** The orders that may be late, the earliest slot first. */
export const ordersAtRisk = (waves: readonly TodayWave[]): OrderAtRisk[] =>
  waves.flatMap((wave) => wave.orders.filter(({ risk }) => risk).map((order) => ({ order, wave })));

/** The waves of one method, or of both. */
export const wavesOf = (waves: readonly TodayWave[], method: 'all' | TodayWave['fulfilmentMethod']): TodayWave[] =>
  waves.filter((wave) => method === 'all' || wave.fulfilmentMethod === method);

/** How many of the coming slots are shown although they have no orders: about one row of a wide screen. */
const EMPTY_SHOWN = 4;

/** Waves to show: those with orders, and the next ones that are still to come. */
export function shownWaves(waves: readonly TodayWave[], now: number): TodayWave[] {
  const coming = waves.filter(({ endsAt }) => endsAt && Date.parse(endsAt) > now);
  const next = new Set(coming.filter(({ orders }) => orders.length === 0).slice(0, EMPTY_SHOWN));
  return waves.filter((wave) => wave.orders.length > 0 || next.has(wave));
}
