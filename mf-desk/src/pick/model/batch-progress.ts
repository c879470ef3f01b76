import type { PickLine, PickList, PickOrder, StorageZone } from '@storefront/api/entities/desk/pick-list';
import type { ZoneShare } from '../../pieces/ZoneProgress';

/** In walking order: what thaws is fetched last. */
const ZONES: readonly StorageZone[] = ['ambient', 'chilled', 'frozen'];

const units = (lines: readonly PickLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const decidedUnits = (lines: readonly PickLine[]): number => units(lines.filter(({ picked }) => picked !== null));

/** How many units of each zone are decided; a zone without units is left out. */
export const progressOf = (lines: readonly PickLine[]): readonly ZoneShare[] =>
  ZONES.flatMap((zone) => {
    const own = lines.filter((line) => line.zone === zone);
    return own.length ? [{ zone, decided: decidedUnits(own), total: units(own) }] : [];
  });

export interface OrderProgress {
  readonly order: PickOrder;
  readonly decided: number;
  readonly total: number;
  /** All of its lines are decided. */
  readonly isDecided: boolean;
}

/** Whether an order was cancelled or rejected while it was picked: its goods go back. */
export const isEnded = ({ status }: PickOrder): boolean => status !== 'store_accepted_picking';

/** How far each order of a batch is, by tote. */
export const ordersOf = ({ orders, lines }: PickList): readonly OrderProgress[] =>
  orders.map((order) => {
    const own = lines.filter(({ businessOrderId }) => businessOrderId === order.businessOrderId);
    const [decided, total] = [decidedUnits(own), units(own)];
    return { order, decided, total, isDecided: !isEnded(order) && own.every(({ picked }) => picked !== null) };
  });

/** The zones of what was picked or replaced for an order: those that have bags. */
export const zonesOf = ({ lines }: PickList, { businessOrderId }: PickOrder): readonly StorageZone[] => {
  const own = lines.filter(
    (line) => line.businessOrderId === businessOrderId && ((line.picked ?? 0) > 0 || line.substituted),
  );
  return ZONES.filter((zone) => own.some((line) => line.zone === zone));
};

/** When the most urgent order of a batch must be picked, in milliseconds; undefined without a time. */
export function pickByOf({ orders }: PickList): number | undefined {
  const times = orders.flatMap(({ pickBy }) => (pickBy ? [Date.parse(pickBy)] : []));
  return times.length ? Math.min(...times) : undefined;
}
