import { declares } from './allergens';
import { DIETS, dietsOf } from './diets';
import type { Food, FoodFault } from './food-faults';
import { impliedByIngredients } from './ingredient-words';

/** Allergens that the ingredients imply but the label does not declare, and those that no ingredient contains. */
export function allergenFaults({ ingredients, allergens }: Food): FoodFault[] {
  if (ingredients === null) return [];
  const implied = impliedByIngredients(ingredients);
  const missing = implied.filter(({ oneOf }) => !oneOf.some((one) => declares(allergens, one)));
  const sources = implied.flatMap(({ oneOf }) => oneOf);
  const unfounded = allergens.filter((one) => !declares(sources, one));
  return [
    ...missing.map(({ word, oneOf }) => ({
      column: 'allergens' as const,
      message:
        word === oneOf[0]
          ? `lacks ${word}, which is an ingredient`
          : `lacks ${oneOf.join(' or ')}: ${word} is an ingredient`,
    })),
    ...unfounded.map((one) => ({ column: 'allergens' as const, message: `has ${one}, which no ingredient contains` })),
  ];
}

/** Diets that the ingredients or the allergens contradict. */
export function dietFaults({ tags, ingredients, allergens }: Food): FoodFault[] {
  if (ingredients === null && allergens.length === 0) return [];
  const fitting: readonly string[] = dietsOf(ingredients ?? '', allergens);
  return DIETS.filter((diet) => tags.includes(diet) && !fitting.includes(diet)).map((diet) => ({
    column: 'tags' as const,
    message: `has ${diet}, but the ingredients or allergens are not`,
  }));
}
