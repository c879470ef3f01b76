import { declares } from './allergens';
import { dietsOf } from './diets';
import type { Food, FoodFault } from './food-faults';
import { contained, impliedByName } from './ingredient-words';
import { type NutritionValues, nutritionValues } from './nutrition-values';

type Facts = Food & { readonly text: string; readonly values: NutritionValues };

const atMost = (value: number | undefined, most: number) => value === undefined || value <= most;
const hasDiet = ({ text, allergens }: Facts, diet: ReturnType<typeof dietsOf>[number]) =>
  dietsOf(text, allergens).includes(diet);
const SWEETENED = /\b(?:sugar|honey|syrup|dextrose|glucose|fructose|molasses|treacle)\b/i;

/** What a name promises, and whether the label keeps it. The limits are those of the United Kingdom's claims. */
const PROMISES: readonly (readonly [words: RegExp, isKept: (facts: Facts) => boolean])[] = [
  [/\bvegan\b|plant[- ]based/i, (facts) => hasDiet(facts, 'vegan')],
  [/\bvegetarian\b|\bveggie\b/i, (facts) => hasDiet(facts, 'vegetarian')],
  [/gluten[- ]free/i, (facts) => hasDiet(facts, 'gluten-free')],
  [/(?:dairy|milk)[- ]free/i, ({ allergens }) => !declares(allergens, 'milk')],
  [/\bnut[- ]free/i, ({ allergens }) => !declares(allergens, 'nuts') && !declares(allergens, 'peanuts')],
  [/\bhoney\b/i, ({ text }) => /\bhoney\b/i.test(text)],
  [/\bchocolate\b|\bcocoa\b/i, ({ text }) => /\bchocolate\b|\bcocoa\b/i.test(text)],
  [/\bdecaf/i, ({ text }) => /\bdecaf/i.test(text)],
  [/\bwholemeal\b|\bwholewheat\b/i, ({ text }) => /\bwholemeal\b|\bwhole ?wheat\b|\bwholegrain\b/i.test(text)],
  [/\bdiet\b|\bzero sugar\b|\bsugar[- ]free\b/i, ({ values }) => atMost(values.sugars, 0.5)],
  [/\bno added sugar\b/i, ({ text }) => !SWEETENED.test(text)],
  [/\bsemi[- ]skimmed milk\b/i, ({ values }) => atMost(values.fat, 1.8)],
  [/(?<!semi[- ])\bskimmed milk\b/i, ({ values }) => atMost(values.fat, 0.5)],
  [/\bwhole milk\b/i, ({ values }) => values.fat === undefined || values.fat >= 3.5],
  [/\bfat[- ]free\b/i, ({ values }) => atMost(values.fat, 0.5)],
  [/\blow[- ]fat\b/i, ({ values }) => atMost(values.fat, 3)],
  [/\bunsalted\b/i, ({ text }) => !/\bsalt\b/i.test(text)],
  [/\balcohol[- ]free\b/i, ({ abv }) => (abv ?? 0) <= 5],
];

const SAYS_FREE = /\b(?:dairy|milk|egg|nut|gluten|wheat|soya)[- ]free\b|\bno (?:dairy|milk|eggs?|nuts?)\b/gi;
const isSubstitute = (name: string) => /\bvegan\b|plant[- ]based|dairy[- ]free/i.test(name);

/** What a name says and the label does not: an allergen that is not declared, or a promise that is not kept. */
export function nameFaults(food: Food): FoodFault[] {
  const { name, ingredients, allergens } = food;
  if (ingredients === null) return [];
  const facts = { ...food, text: contained(ingredients), values: nutritionValues(food.nutrition) };
  const broken = PROMISES.filter(([words, isKept]) => words.test(name) && !isKept(facts));
  const missing = isSubstitute(name)
    ? []
    : impliedByName(name.replace(SAYS_FREE, '')).filter(({ oneOf }) => !oneOf.some((one) => declares(allergens, one)));
  return [
    ...broken.map(([words]) => ({
      column: 'name' as const,
      message: `says ${words.exec(name)?.[0].toLowerCase()}, but the label does not agree`,
    })),
    ...missing.map(({ word, oneOf }) => ({
      column: 'name' as const,
      message: `says ${word.toLowerCase()}, but the allergens lack ${oneOf.join(' or ')}`,
    })),
  ];
}
