import { allergenFaults, dietFaults } from './label-faults';
import { nameFaults } from './name-faults';
import { nutritionFaults } from './nutrition-faults';
import type { NutritionRows } from './nutrition-values';

/** What an item's page says about a food. */
export interface Food {
  readonly name: string;
  readonly tags: readonly string[];
  readonly ingredients: string | null;
  readonly allergens: readonly string[];
  readonly nutrition: NutritionRows;
  /** Alcohol by volume in tenths of a per cent. */
  readonly abv: number | null;
}

/** A contradiction between two parts of a label, and the column that should be corrected. */
export interface FoodFault {
  readonly column: 'name' | 'tags' | 'allergens' | 'nutrition';
  readonly message: string;
}

/**
 * The contradictions of a food's label: allergens must follow from its ingredients, diets from both, its name from all of
 * them, and its energy from its nutrients.
 */
export function foodFaults(food: Food): FoodFault[] {
  return [...allergenFaults(food), ...dietFaults(food), ...nameFaults(food), ...nutritionFaults(food)];
}
