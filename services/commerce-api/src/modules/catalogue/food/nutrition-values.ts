/** The rows of a nutrition table, by name. */
export type NutritionRows = readonly { readonly name: string; readonly per100: string }[];

/** The values of a nutrition table in grams per 100 g or 100 ml, the energy in kcal; undefined where it has no such row. */
export interface NutritionValues {
  readonly kcal: number | undefined;
  readonly fat: number | undefined;
  readonly saturates: number | undefined;
  readonly carbohydrate: number | undefined;
  readonly sugars: number | undefined;
  readonly fibre: number | undefined;
  readonly protein: number | undefined;
  readonly salt: number | undefined;
}

const KJ_PER_KCAL = 4.184;
const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text.replaceAll(',', '')));

/** Reads '1,092kJ / 260kcal' in kcal. */
function kcalIn(text: string): number | undefined {
  const kcal = numberIn(/([\d.,]+)\s*kcal/i.exec(text)?.[1]);
  const kilojoules = numberIn(/([\d.,]+)\s*kJ/i.exec(text)?.[1]);
  return kcal ?? (kilojoules === undefined ? undefined : kilojoules / KJ_PER_KCAL);
}

/** The values of a nutrition table. Rows with other names are left out, and '<0.1g' counts as 0.1 g. */
export function nutritionValues(rows: NutritionRows): NutritionValues {
  const rowOf = (name: RegExp) => rows.find((row) => name.test(row.name))?.per100;
  const grams = (name: RegExp) => numberIn(/[\d.,]+/.exec(rowOf(name) ?? '')?.[0]);
  return {
    kcal: kcalIn(rowOf(/^energy/i) ?? ''),
    fat: grams(/^fat/i),
    saturates: grams(/saturate/i),
    carbohydrate: grams(/^carbohydrate/i),
    sugars: grams(/sugars/i),
    fibre: grams(/^fibre/i),
    protein: grams(/^protein/i),
    salt: grams(/^salt/i),
  };
}
