import type { PlanContext } from '../plan-context';
import { valueOrDefault, valueOrNull } from '../table-writes';
import type { FullItem, ItemRow, NamedItem } from './item-row';

/** The nutrition table: values per 100 g and, if the row names a portion, per portion. */
export function nutritionOf(
  { problems }: PlanContext,
  { row }: NamedItem,
  was: FullItem | undefined,
): Pick<ItemRow, 'nutrition' | 'portion'> {
  const { nutrition_per_portion: perPortion } = row.values;
  const portion = valueOrNull(row.values.portion, was?.portion);
  const nutrition = valueOrDefault(row.values.nutrition, was?.nutrition, []);
  const problem = (message: string) => problems.add('items', row.row, 'nutrition_per_portion', message);
  if (perPortion?.length && portion === null && !row.faulty.has('portion')) problem('needs a portion');
  const unknown = perPortion?.find(({ name }) => !nutrition.some((one) => one.name === name));
  if (unknown && !row.faulty.has('nutrition')) problem(`names ${unknown.name}, which nutrition does not`);
  return {
    portion,
    nutrition: nutrition.map(({ name, per100, perPortion: had }) => {
      const value = perPortion === undefined ? had : perPortion.find((one) => one.name === name)?.per100;
      return { name, per100, ...(value !== undefined && portion !== null && { perPortion: value }) };
    }),
  };
}
