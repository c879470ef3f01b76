import { bakery } from './grocery/bakery';
import { dairy, meatAndFish, readyToEat } from './grocery/chilled';
import { breakfast, cupboard } from './grocery/cupboard';
import { freshProduce } from './grocery/fresh-produce';
import { household } from './grocery/household';
import { packSizes } from './grocery/pack-sizes';
import { drinks, frozen, treats } from './grocery/treats-and-drinks';
import type { Recipe } from './recipe';
import { retailTiles } from './retail/recipes';
import { brandIcons } from './scenes/brand-icons';
import { groceryScenes } from './scenes/grocery-scenes';
import { retailScenes } from './scenes/retail-scenes';

/** Motifs that also have a close-up. */
const CLOSE_UPS = new RegExp(
  `^(loaf|croissants|(${[
    '(dome|cone|globe|desk)-lamp|pendant|globe-pendant|mug|vase|jug|teapot|mill|larder-jar|soap-bottle|candle|lantern',
    'cushion|striped-cushion|bedding|flask|diffuser|planter|casserole|kettle|cafetiere|paint-tin|toolbox|clock',
  ].join('|')})-[a-z]+)$`,
);

/** The upper middle of a square tile, twice as large. */
const closeUp = (recipe: Recipe): Recipe => ({
  ...recipe,
  motif: `${recipe.motif}-close`,
  draw: () => recipe.draw().replace('viewBox="0 0 200 200"', 'viewBox="46 34 108 108"'),
});

/** Every picture that the demo shops show. */
export function recipes(): readonly Recipe[] {
  const all = shippedRecipes();
  return [...all, ...all.filter(({ motif }) => CLOSE_UPS.test(motif)).map(closeUp)];
}

const groceryTiles = [
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
];

function shippedRecipes(): readonly Recipe[] {
  return [
    ...groceryTiles,
    ...packSizes(groceryTiles),
    ...retailTiles,
    ...groceryScenes,
    ...retailScenes,
    ...brandIcons,
  ];
}
