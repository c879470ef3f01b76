import Type, { type Static } from 'typebox';
import {
  AMOUNT_MAX,
  ZONE_METRES_MAX,
  ZONE_NAME_MAX_LENGTH,
  ZONE_ORDERS_MAX,
  ZONE_PREFIX_MAX_LENGTH,
  ZONE_PREFIXES_MAX,
  ZONE_UNITS_MAX,
} from '../../constants';
import { Id, Line, nullable, shape } from '../../declaration/shape';

/** What staff say of a delivery zone. Money in minor units. */
export const ZoneValues = shape({
  /** As shoppers read it. */
  name: Line(ZONE_NAME_MAX_LENGTH),
  /** Beginnings of postcodes, out of the store's delivery area; the longest match decides. */
  prefixes: Type.Array(Line(ZONE_PREFIX_MAX_LENGTH), { maxItems: ZONE_PREFIXES_MAX, uniqueItems: true }),
  /** A ring: places up to this distance from the store that no zone's prefix matches; the smallest ring decides. */
  withinMetres: nullable(Type.Integer({ minimum: 1, maximum: ZONE_METRES_MAX })),
  /** The price of every time in the zone; null for the price of the time plus `feeAdded`. */
  fee: nullable(Type.Integer({ minimum: 0, maximum: AMOUNT_MAX })),
  feeAdded: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX }),
  /** The most orders, and items, of the zone at each time; null for no limit of its own. */
  ordersPerSlot: nullable(Type.Integer({ minimum: 0, maximum: ZONE_ORDERS_MAX })),
  unitsPerSlot: nullable(Type.Integer({ minimum: 0, maximum: ZONE_UNITS_MAX })),
});
export type ZoneValues = Static<typeof ZoneValues>;

/** A delivery zone of a store as the staff see it. */
export const DeskZone = shape({
  zoneId: Id,
  /** Its name in files. */
  code: Type.String(),
  values: ZoneValues,
  /** Deliveries that were ordered for it in the last four weeks. */
  orders: Type.Integer(),
});
export type DeskZone = Static<typeof DeskZone>;

/** Whom a change of zones would touch: who ordered or holds a time at an address to which the store would no longer deliver it. */
export const ZonesEffect = shape({
  /** Orders keep their time, and somebody must call their shoppers. */
  orders: Type.Array(Type.String()),
  /** Held times end. */
  holds: Type.Integer(),
});
export type ZonesEffect = Static<typeof ZonesEffect>;

/** A change of a zone at the desk; `before` is null when it was added, `after` when it was removed. */
export const ZoneChange = shape({
  actionId: Id,
  before: nullable(ZoneValues),
  after: nullable(ZoneValues),
  /** As they were called then. */
  operatorName: Type.String(),
  at: Type.String(),
});
export type ZoneChange = Static<typeof ZoneChange>;
