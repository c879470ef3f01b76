import Type, { type Static } from 'typebox';
import { PRICE_MAX, SHELF_PLACE_MAX_LENGTH, STOCK_MAX } from '../../constants';
import { Id, Line, Minor, nullable, shape } from '../../declaration/shape';
import { ItemImages } from '../item-images';
import { ShelfPlace, StorageZone } from './pick-list';

const Price = Type.Integer({ minimum: 1, maximum: PRICE_MAX });
const PlacePart = Line(SHELF_PLACE_MAX_LENGTH);

/** What a store says of an item and its staff may change; each part is left out where it is not meant. */
export const StoreItemValues = shape({
  price: Type.Optional(Price),
  /** The price before a reduction; null where nothing is reduced. */
  wasPrice: Type.Optional(nullable(Price)),
  /** Whether the store sells it at all. */
  inStock: Type.Optional(Type.Boolean()),
  /** How many are left; null where the store does not count it. */
  stock: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: STOCK_MAX }))),
  /** Where it stands; null where the store has named no place. */
  place: Type.Optional(nullable(shape({ aisle: PlacePart, bay: nullable(PlacePart), shelf: nullable(PlacePart) }))),
});
export type StoreItemValues = Static<typeof StoreItemValues>;

/** An item as the staff of a store see it. */
export const DeskItem = shape({
  menuItemId: Id,
  name: Type.String(),
  /** '400g'; null where the item names none. */
  size: nullable(Type.String()),
  images: ItemImages,
  /** The business's own code; null for an item that was never imported. */
  sku: nullable(Type.String()),
  /** The barcode, with 14 digits. */
  gtin: nullable(Type.String()),
  category: Type.String(),
  price: Minor,
  wasPrice: nullable(Minor),
  inStock: Type.Boolean(),
  stock: nullable(Type.Integer()),
  place: nullable(ShelfPlace),
  zone: StorageZone,
  /** The weekdays on which every store of the business sells it, 0 being Sunday; null for every day. */
  availableDays: nullable(Type.Array(Type.Integer())),
  /** The first day on which every store of the business sells it, YYYY-MM-DD; null for any day. */
  availableFrom: nullable(Type.String()),
});
export type DeskItem = Static<typeof DeskItem>;

/** Which items of a store: all, those that can be bought, those that cannot, those with few left, those without a place. */
export const DeskItemFilter = Type.Enum(['all', 'on_sale', 'out_of_stock', 'low_stock', 'without_place']);
export type DeskItemFilter = Static<typeof DeskItemFilter>;

/** A change of an item in a store: each part that changed, before and after it. */
export const StoreItemChange = shape({
  changeId: Id,
  before: StoreItemValues,
  after: StoreItemValues,
  /** From the list of items, or by a picker who found nothing left on the shelf. */
  source: Type.Enum(['desk', 'picker']),
  /** As they were called then. */
  operatorName: Type.String(),
  at: Type.String(),
});
export type StoreItemChange = Static<typeof StoreItemChange>;

/** How a price that was changed by a share of it is rounded, in minor units: to 1, 5 or 10, or so that it ends in 9. */
export const PriceRounding = Type.Enum(['to_1', 'to_5', 'to_10', 'ending_in_9']);
