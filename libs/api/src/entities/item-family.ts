import Type, { type Static } from 'typebox';
import { Minor, nullable, shape } from '../declaration/shape';
import { ItemImages } from './item-images';

/** One property in which the items of a family differ: its name, such as Colour, and the item's value. */
export const VariantAttribute = shape({
  name: Type.String(),
  value: Type.String(),
  /** The colour of its swatch, such as #23252f; null shows none. */
  colour: nullable(Type.String()),
});
export type VariantAttribute = Static<typeof VariantAttribute>;

/** An item of a family and where its page is. */
const siblingFields = {
  value: Type.String(),
  colour: nullable(Type.String()),
  slug: Type.String(),
  categorySlug: Type.String(),
  /** Whether this is the item itself. */
  current: Type.Boolean(),
};

/** The family of an item as its card shows it: by colours if it has any, else by its first attribute. */
export const ItemFamily = shape({
  /** The attribute: Colour, Size. */
  name: Type.String(),
  /** The number of values that the store lists, 2 or more. */
  count: Type.Integer({ minimum: 2 }),
  /** One per value; empty if the values have no colours. */
  swatches: Type.Array(shape(siblingFields)),
});
export type ItemFamily = Static<typeof ItemFamily>;

/** A choice between the items of a family, for the item's own page. Each value is an item with its price and stock. */
export const ItemChoice = shape({
  name: Type.String(),
  values: Type.Array(
    shape({
      ...siblingFields,
      images: ItemImages,
      price: Minor,
      wasPrice: nullable(Minor),
      unitPrice: nullable(Type.String()),
      outOfStock: Type.Boolean(),
    }),
  ),
});
export type ItemChoice = Static<typeof ItemChoice>;
