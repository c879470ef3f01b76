import type { Food, FoodFault } from './food-faults';
import { nutritionValues } from './nutrition-values';

/** Rounded rows may add to a little more than 100 g. */
const MOST_GRAMS = 100.5;
const KCAL_PER_GRAM = { fat: 9, carbohydrate: 4, fibre: 2, protein: 4 };
/** Of each per cent by volume, at 0.789 g per ml and 7 kcal per g. */
const KCAL_PER_PERCENT_ALCOHOL = 0.789 * 7;
/** Labels state averages: guidance of the EU allows 20 % for 10 to 40 g of a nutrient. */
const TOLERANCE = 0.2;
/** Below this difference, rounding alone explains it. */
const LEAST_KCAL = 5;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Nutrients that exceed 100 g or each other, and an energy that does not follow from them. */
export function nutritionFaults({ nutrition, abv }: Food): FoodFault[] {
  const {
    kcal,
    fat = 0,
    saturates = 0,
    carbohydrate = 0,
    sugars = 0,
    fibre = 0,
    protein = 0,
    salt = 0,
  } = nutritionValues(nutrition);
  const messages: string[] = [];
  const total = fat + carbohydrate + fibre + protein + salt;
  if (total > MOST_GRAMS) messages.push(`adds to ${rounded(total)} g in 100`);
  if (saturates > fat) messages.push('has more saturates than fat');
  if (sugars > carbohydrate) messages.push('has more sugars than carbohydrate');
  const energy =
    fat * KCAL_PER_GRAM.fat +
    carbohydrate * KCAL_PER_GRAM.carbohydrate +
    fibre * KCAL_PER_GRAM.fibre +
    protein * KCAL_PER_GRAM.protein +
    ((abv ?? 0) / 10) * KCAL_PER_PERCENT_ALCOHOL;
  const isComplete = [/^fat/i, /^carbohydrate/i, /^protein/i].every((name) =>
    nutrition.some((row) => name.test(row.name)),
  );
  if (isComplete && kcal !== undefined && Math.abs(kcal - energy) > Math.max(LEAST_KCAL, energy * TOLERANCE))
    messages.push(`gives ${Math.round(kcal)} kcal, but its nutrients give ${Math.round(energy)}`);
  return messages.map((message) => ({ column: 'nutrition' as const, message }));
}
