import { declares, GLUTEN } from './allergens';
import { contained, impliedByIngredients, traces } from './ingredient-words';

/** The diets that a food's ingredients decide. */
export const DIETS = ['vegetarian', 'vegan', 'gluten-free'] as const;
type Diet = (typeof DIETS)[number];

/** Phrases with an animal's word that contain no animal. */
const HARMLESS = /beef tomato(?:es)?|lamb[’']s lettuce|duck eggs?|(?:vegetable|vegetarian) (?:suet|rennet)/gi;
const OF_DEAD_ANIMALS =
  /\b(?:pork|beef|lamb|mutton|chicken|turkey|duck|goose|venison|veal|ham|bacon|gammon|chorizo|salami|pepperoni|prosciutto|gelatine?|lard|tallow|dripping|suet|meat|carmine|cochineal|isinglass|rennet)\b/i;
const OF_LIVE_ANIMALS = /\b(?:honey|beeswax|shellac|lanolin)\b/i;
const FROM_THE_SEA = ['fish', 'crustaceans', 'molluscs'] as const;

/** The diets that a food fits, by its ingredients and its declared allergens. */
export function dietsOf(ingredients: string, allergens: readonly string[]): Diet[] {
  const text = contained(ingredients).replace(HARMLESS, '');
  const implied = impliedByIngredients(ingredients).flatMap(({ oneOf }) => oneOf);
  const holds = (allergen: string) => allergens.includes(allergen) || (implied as string[]).includes(allergen);
  const vegetarian = !OF_DEAD_ANIMALS.test(text) && !FROM_THE_SEA.some(holds);
  const vegan = vegetarian && !OF_LIVE_ANIMALS.test(text) && !holds('milk') && !holds('egg');
  const oatsWithoutGluten = /gluten-free[\w ]* oats/i.test(text);
  const traced = impliedByIngredients(traces(ingredients)).flatMap(({ oneOf }) => oneOf);
  const glutenFree = GLUTEN.every(
    (cereal) => (cereal === 'oats' && oatsWithoutGluten) || (!holds(cereal) && !declares(traced, cereal)),
  );
  const fits: Readonly<Record<Diet, boolean>> = { vegetarian, vegan, 'gluten-free': glutenFree };
  return DIETS.filter((diet) => fits[diet]);
}
