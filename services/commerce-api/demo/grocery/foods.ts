import { type FoodRow, foodRows } from '../content/food-table';
import { bakeryFoods } from './foods/bakery';
import { breakfastFoods } from './foods/breakfast';
import { drinksFoods } from './foods/drinks';
import { foodCupboardFoods } from './foods/food-cupboard';
import { frozenFoods } from './foods/frozen';
import { fruitAndVegFoods } from './foods/fruit-and-veg';
import { homeAndFamilyFoods } from './foods/home-and-family';
import { meatAndFishFoods } from './foods/meat-and-fish';
import { milkAndDairyFoods } from './foods/milk-and-dairy';
import { readyToEatFoods } from './foods/ready-to-eat';
import { treatsFoods } from './foods/treats';

const tables = [
  fruitAndVegFoods,
  bakeryFoods,
  breakfastFoods,
  milkAndDairyFoods,
  meatAndFishFoods,
  readyToEatFoods,
  foodCupboardFoods,
  frozenFoods,
  drinksFoods,
  treatsFoods,
  homeAndFamilyFoods,
];

/** 'Organic whole milk' has the row of 'Whole milk'. */
const keyOf = (product: string) => product.toLowerCase().replace(/^organic /, '');

const foods: ReadonlyMap<string, FoodRow> = new Map(
  tables.flatMap(foodRows).map(([product, row]) => [keyOf(product), row]),
);

/** Kinds of goods that nobody eats. */
const NOT_FOOD: ReadonlySet<string> = new Set(['household', 'paper', 'care', 'flowers']);

/** The ingredients and nutrients of a product, null if it is no food. @throws when a food has none */
export function foodOf(product: string, kind: string): FoodRow | null {
  if (NOT_FOOD.has(kind)) return null;
  const row = foods.get(keyOf(product));
  if (!row) throw new Error(`The food ${product} has no ingredients`);
  return row;
}
