import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../../declaration/shape';
import { BasketLineOption } from '../basket';
import { FulfilmentMethod } from '../enumerations';
import { ItemImages } from '../item-images';
import { OrderStatus } from '../order-status';

/** Where an item stands in a store; null where the store has named no place. */
export const ShelfPlace = shape({
  aisle: Type.String(),
  bay: nullable(Type.String()),
  shelf: nullable(Type.String()),
});
export type ShelfPlace = Static<typeof ShelfPlace>;

export const StorageZone = Type.Enum(['ambient', 'chilled', 'frozen']);
export type StorageZone = Static<typeof StorageZone>;

/** How many bags of an order belong into one zone. */
export const PickedBag = shape({ zone: StorageZone, count: Type.Integer() });
export type PickedBag = Static<typeof PickedBag>;

/** The totes of a batch, in the order in which they are given to its orders. */
export const TOTES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const Tote = Type.Enum([...TOTES]);
export type Tote = Static<typeof Tote>;

/** What was put into the tote in place of missing units. */
const PickedSubstitute = shape({ menuItemId: Id, name: Type.String(), quantity: Type.Integer() });

/** One line of one order of a batch. */
export const PickLine = shape({
  lineId: Id,
  businessOrderId: Type.String(),
  tote: Tote,
  menuItemId: Id,
  name: Type.String(),
  brand: nullable(Type.String()),
  /** '4 pints (2.27 l)'; null where the item names none. */
  size: nullable(Type.String()),
  images: ItemImages,
  /** The price in the store now, or what the shopper agreed to where the store no longer lists it. */
  price: Minor,
  sku: nullable(Type.String()),
  /** The barcode, with 14 digits; null for an item without one. */
  gtin: nullable(Type.String()),
  zone: StorageZone,
  place: nullable(ShelfPlace),
  /** What the store counts on the shelf; null where it does not count. */
  stock: nullable(Type.Integer()),
  options: Type.Array(BasketLineOption),
  quantity: Type.Integer(),
  /** Null until the line is decided. */
  picked: nullable(Type.Integer()),
  substituted: nullable(PickedSubstitute),
  /** For an item sold by weight: the grams that were estimated, and those that were weighed. */
  weight: nullable(shape({ estimatedGrams: Type.Integer(), weighedGrams: nullable(Type.Integer()) })),
  /** The shopper's note. */
  note: nullable(Type.String()),
  /** What the shopper wants if the item is missing. */
  wish: shape({
    kind: Type.Enum(['none', 'similar', 'item', 'ask']),
    menuItemId: nullable(Id),
    name: nullable(Type.String()),
  }),
  minimumAge: nullable(Type.Integer()),
});
export type PickLine = Static<typeof PickLine>;

/** One order of a batch. One that ended meanwhile stays without lines: its goods are put back, and it is released. */
export const PickOrder = shape({
  businessOrderId: Type.String(),
  tote: Tote,
  status: OrderStatus,
  fulfilmentMethod: FulfilmentMethod,
  customer: Type.String(),
  phone: Type.String(),
  instructions: nullable(Type.String()),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  /** When picking must be finished for the order to be on time; null without a slot. */
  pickBy: nullable(Type.String()),
  /** It changes when the shopper changes what is asked for, and not when a line is decided. */
  version: Type.String(),
  /** The shopper has opened the order to change it. */
  isBeingChanged: Type.Boolean(),
});
export type PickOrder = Static<typeof PickOrder>;

/** A batch: what one operator picks in one walk through the store. */
export const PickList = shape({
  batchId: Id,
  storeId: Id,
  orders: Type.Array(PickOrder),
  /** In walking order: zones ambient, chilled, frozen; in each by aisle, bay and shelf. */
  lines: Type.Array(PickLine),
});
export type PickList = Static<typeof PickList>;

/** An item that may be picked in place of a missing one. */
export const SubstituteCandidate = shape({
  menuItemId: Id,
  name: Type.String(),
  size: nullable(Type.String()),
  images: ItemImages,
  /** Its own price in the store; the shopper never pays more than for the missing item. */
  price: Minor,
  gtin: nullable(Type.String()),
  place: nullable(ShelfPlace),
  stock: nullable(Type.Integer()),
  /** The shopper chose it. */
  isWished: Type.Boolean(),
});
export type SubstituteCandidate = Static<typeof SubstituteCandidate>;
