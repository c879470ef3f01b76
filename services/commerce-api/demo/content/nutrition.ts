import type { Nutrients } from './food-table';

/** Energy per gram, as UK labels compute it. */
const KCAL = { fat: 9, carbohydrate: 4, fibre: 2, protein: 4, alcohol: 7 };
const KILOJOULES = { fat: 37, carbohydrate: 17, fibre: 8, protein: 17, alcohol: 29 };
const GRAMS_PER_ML_OF_ALCOHOL = 0.789;

const grams = (value: number) => `${value.toFixed(1)}g`;

/**
 * The rows of a nutrition table; the energy is computed.
 * @param abv alcohol by volume in tenths of a per cent
 */
export function nutritionOf(nutrients: Nutrients, abv: number | null): { name: string; per100: string }[] {
  const { fat, saturates, carbohydrate, sugars, fibre, protein, salt } = nutrients;
  const alcohol = ((abv ?? 0) / 10) * GRAMS_PER_ML_OF_ALCOHOL;
  const energy = (per: typeof KCAL) =>
    fat * per.fat + carbohydrate * per.carbohydrate + fibre * per.fibre + protein * per.protein + alcohol * per.alcohol;
  return [
    {
      name: 'Energy',
      per100: `${Math.round(energy(KILOJOULES)).toLocaleString('en-GB')}kJ / ${Math.round(energy(KCAL))}kcal`,
    },
    { name: 'Fat', per100: grams(fat) },
    { name: 'of which saturates', per100: grams(saturates) },
    { name: 'Carbohydrate', per100: grams(carbohydrate) },
    { name: 'of which sugars', per100: grams(sugars) },
    { name: 'Fibre', per100: grams(fibre) },
    { name: 'Protein', per100: grams(protein) },
    { name: 'Salt', per100: `${salt.toFixed(salt < 1 ? 2 : 1)}g` },
  ];
}
