import type { Typical } from './food-kind';
import { seeded } from './random';

const ROWS = ['Fat', 'of which saturates', 'Carbohydrate', 'of which sugars', 'Fibre', 'Protein', 'Salt'] as const;

/** The rows of a nutrition table; each product deviates slightly from its kind. */
export function nutritionOf(slug: string, typical: Typical): { name: string; per100: string }[] {
  const vary = seeded(`nutrition ${slug}`);
  const kcal = Math.round(typical[0] * (0.94 + vary() * 0.12));
  const rows = ROWS.map((name, index) => {
    const value = (typical[index + 1] ?? 0) * (0.9 + vary() * 0.2);
    return { name, per100: `${value.toFixed(value < 1 && name === 'Salt' ? 2 : 1)}g` };
  });
  return [{ name: 'Energy', per100: `${Math.round(kcal * 4.184).toLocaleString('en-GB')}kJ / ${kcal}kcal` }, ...rows];
}
