import type { PlanContext } from '../plan-context';
import { valueOrDefault, valueOrNull } from '../table-writes';
import type { FullItem, ItemRow, NamedItem } from './item-row';

/** An item's family and its attributes in it, which need each other. */
export function variantOf(
  { problems }: PlanContext,
  { row }: NamedItem,
  was: FullItem | undefined,
): Pick<ItemRow, 'family' | 'variant'> {
  const family = valueOrNull(row.values.family, was?.family);
  const variant = valueOrDefault(row.values.variant, was?.variant, []);
  const isFaulty = row.faulty.has('family') || row.faulty.has('variant');
  if (!isFaulty && (family === null) !== (variant.length === 0))
    problems.add(
      'items',
      row.row,
      family === null ? 'family' : 'variant',
      'must be given together with the other of family and variant',
    );
  return { family, variant };
}

/** Reports items of the files that have the same values in one family: shoppers could not tell them apart. */
export function checkVariants({ problems, items }: PlanContext): void {
  const taken = new Map<string, string>();
  for (const { row, code } of items.rows) {
    const { family, variant } = row.values;
    if (!family || !variant?.length) continue;
    const key = JSON.stringify([family, variant.map(({ name, value }) => `${name}=${value}`)]);
    const other = taken.get(key);
    if (other === undefined) taken.set(key, code);
    else problems.add('items', row.row, 'variant', `has the same values as ${other} of the family ${family}`);
  }
}
