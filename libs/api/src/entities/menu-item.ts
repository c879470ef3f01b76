import Type, { type Static } from 'typebox';
import { Day, Id, Minor, nullable, shape } from '../declaration/shape';
import { ItemFamily } from './item-family';
import { ItemImages } from './item-images';

export const Badge = shape({ text: Type.String(), color: Type.String(), backgroundColor: Type.String() });
export type Badge = Static<typeof Badge>;

/** What the add button does: add at once with the default options, ask for a choice first, or for the shopper's age. */
const AddToBasketType = Type.Enum(['direct', 'options', 'age_restricted']);

export const menuItemFields = {
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  categoryImage: nullable(Type.String()),
  badge: nullable(Badge),
  price: Minor,
  wasPrice: nullable(Minor),
  description: Type.String(),
  outOfStock: Type.Boolean(),
  /** How many are left where the store counts them and few are; null otherwise. */
  fewLeft: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
  tags: Type.Array(Type.String()),
  addToBasketType: AddToBasketType,
  quickAdd: Type.Boolean(),
  images: ItemImages,
  ingredients: nullable(Type.String()),
  // Additions to the specification's list, shown on cards and item pages.
  brand: nullable(Type.String()),
  unitPrice: nullable(Type.String()),
  /** For an item sold by weight: the grams of a typical one; `price` is its estimate. Null for others. */
  typicalGrams: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
  hfss: Type.Boolean(),
  minimumAge: nullable(Type.Integer()),
  /**
   * The weekdays on which it is available, from 0, Sunday; null is every day. It is out of stock for slots on other
   * days.
   */
  availableDays: nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 6 }))),
  /** The first day on which it is available; null is any. */
  availableFrom: nullable(Day),
  dealId: nullable(Id),
  dealText: nullable(Type.String()),
  dealSlug: nullable(Type.String()),
  categoryId: Id,
  categorySlug: Type.String(),
  /** The tint behind the picture: the slug of the item's top-level category. */
  aisleSlug: Type.String(),
};

export const MenuItem = shape({
  ...menuItemFields,
  /** The other sizes or colours of the same thing; null if the store lists none. */
  family: nullable(ItemFamily),
});
export type MenuItem = Static<typeof MenuItem>;
