import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { ItemChoice } from './item-family';
import { ItemImages } from './item-images';
import { menuItemFields } from './menu-item';
import { MenuItemOption } from './menu-item-option';

const NutritionRow = shape({
  name: Type.String(),
  per100: Type.String(),
  /** For the item's portion; missing if none is known. */
  perPortion: Type.Optional(Type.String()),
});

/** A fact about an item, such as its origin or its size. */
const ItemFact = shape({ name: Type.String(), value: Type.String() });
export type ItemFact = Static<typeof ItemFact>;

/** Alcohol by volume in per cent, and the UK units in the pack; units are null if its volume is unknown. */
const Alcohol = shape({ percent: Type.Number(), units: nullable(Type.Number()) });

/** A menu item as on its own page. */
export const MenuItemDetails = shape({
  ...menuItemFields,
  /** The sizes, colours and finishes that the store lists, the item's own included. */
  choices: Type.Array(ItemChoice),
  options: Type.Array(MenuItemOption),
  allergens: Type.Array(Type.String()),
  nutrition: Type.Array(NutritionRow),
  /** The amount that the nutrition table is for. */
  nutritionPer: Type.Enum(['100 g', '100 ml']),
  storage: nullable(Type.String()),
  weight: nullable(Type.String()),
  /** In the business's order: origin, size, material. */
  facts: Type.Array(ItemFact),
  alcohol: nullable(Alcohol),
  /** What a portion is: Slice, 44g. */
  portion: nullable(Type.String()),
  /** Further pictures besides `images`, each in four densities. */
  morePictures: Type.Array(ItemImages),
});
export type MenuItemDetails = Static<typeof MenuItemDetails>;
