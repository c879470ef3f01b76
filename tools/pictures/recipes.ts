import { bakery } from './grocery/bakery';
import { dairy, meatAndFish, readyToEat } from './grocery/chilled';
import { breakfast, cupboard } from './grocery/cupboard';
import { freshProduce } from './grocery/fresh-produce';
import { household } from './grocery/household';
import { drinks, frozen, treats } from './grocery/treats-and-drinks';
import type { Recipe } from './recipe';
import { retailTiles } from './retail/recipes';
import { groceryScenes } from './scenes/grocery-scenes';
import { retailScenes } from './scenes/retail-scenes';

/** Every picture that the demo shops show. */
export function recipes(): readonly Recipe[] {
  return [
    ...freshProduce,
    ...bakery,
    ...breakfast,
    ...dairy,
    ...meatAndFish,
    ...readyToEat,
    ...cupboard,
    ...frozen,
    ...drinks,
    ...treats,
    ...household,
    ...retailTiles,
    ...groceryScenes,
    ...retailScenes,
  ];
}
