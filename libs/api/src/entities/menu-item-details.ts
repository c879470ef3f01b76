import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';
import { ItemChoice } from './item-family';
import { ItemImages } from './item-images';
import { menuItemFields } from './menu-item';
import { MenuItemOption } from './menu-item-option';

const NutritionRow = shape({ name: Type.String(), per100: Type.String() });

/** A menu item as on its own page. */
export const MenuItemDetails = shape({
  ...menuItemFields,
  /** The sizes, colours and finishes that the store lists, the item's own included. */
  choices: Type.Array(ItemChoice),
  options: Type.Array(MenuItemOption),
  allergens: Type.Array(Type.String()),
  nutrition: Type.Array(NutritionRow),
  storage: nullable(Type.String()),
  weight: nullable(Type.String()),
  /** Further pictures besides `images`, each in four densities. */
  morePictures: Type.Array(ItemImages),
});
export type MenuItemDetails = Static<typeof MenuItemDetails>;
