import { nameOf } from './code-index';
import type { CategoriesPlan } from './plan-categories';
import type { PlanContext } from './plan-context';

/** Every sold item must belong to a category that will exist. */
export function checkRemovedCategories(
  { categories, shop, problems }: PlanContext,
  { kept, remove }: CategoriesPlan,
  listed: ReadonlySet<number>,
  shelfOf: ReadonlyMap<number, number>,
): void {
  const left = new Map<number, number>();
  for (const id of listed) {
    const own = shelfOf.get(id) ?? shop.items.byId(id)?.categoryId ?? 0;
    // When the category is unknown, the item's own row gets the problem.
    if (own !== 0 && !kept.has(own)) left.set(own, (left.get(own) ?? 0) + 1);
  }
  for (const [id, count] of left) {
    const category = shop.categories.byId(id);
    const what = count === 1 ? 'an item on sale is' : `${count} items on sale are`;
    if (category && remove.includes(id) && !categories.mentioned.has(id))
      problems.add(
        'categories',
        0,
        null,
        `${nameOf(category)} is not in the file and would be removed, but ${what} in it: import it too, or give them another category`,
      );
    else
      problems.add(
        'prices',
        0,
        'item',
        `${what} in a category that no longer exists: import the items with another category`,
      );
  }
}
