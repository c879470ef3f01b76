import { gtinOf } from '@storefront/api/gtin';
import { type NutritionValues, nutritionValues } from '../food/nutrition-values';
import { nutritionOf, type ShelfItem } from '../items/items.repository';
import { wordsIn } from '../plain-text';
import { type Condition, conditionsIn } from './conditions';
import { type FoundTerm, findTerm, findWhole } from './find-term';
import type { Search } from './search.types';

export interface FoundItems extends FoundTerm {
  /** The names of the term's conditions, if no item of the kind meets them all. */
  readonly unmet: readonly string[];
}

/** Whether an item meets all conditions; nutrition tables are read only if a condition needs them. */
async function checkOf(
  { db }: Search,
  conditions: readonly Condition[],
  items: readonly ShelfItem[],
): Promise<(item: ShelfItem) => boolean> {
  const needed = conditions.some(({ needsNutrition }) => needsNutrition);
  const tables = needed
    ? await nutritionOf(
        db,
        items.map(({ id }) => id),
      )
    : [];
  const values = new Map<number, NutritionValues>(tables.map(({ id, nutrition }) => [id, nutritionValues(nutrition)]));
  return (item) => conditions.every((one) => one.isMet(item, values.get(item.id)));
}

/** The item with a barcode's number, and nothing that is like it. */
function findGtin({ catalogue }: Search, gtin: string): FoundItems {
  const items = catalogue.shelf.items.filter(({ facts }) => facts.gtin === gtin).slice(0, 1);
  return {
    items,
    fitting: items.length,
    withPrefix: [],
    things: new Set(items),
    categories: [],
    deals: [],
    words: [],
    lookedFor: [],
    corrected: null,
    isNotSold: false,
    unmet: [],
  };
}

/**
 * Searches a store for a term; the number of a barcode finds its item only. Conditions, such as 'gluten free' or 'under
 * £30', are never dropped: if nothing meets them, the items found without them are only the nearest, and `unmet` names
 * them.
 * @param term in lower case without accents, with at least one word
 */
export async function findItems(search: Search, term: string): Promise<FoundItems> {
  const gtin = gtinOf(term);
  if (gtin) return findGtin(search, gtin);
  const typed = wordsIn(term);
  const { conditions, asked, rest } = conditionsIn(term);
  if (conditions.length === 0) return { ...(await findTerm(search, typed)), unmet: [] };
  const whole = await findWhole(search, typed);
  const other = rest.length > 0 ? await findTerm(search, rest) : undefined;
  const isFitting = new Set([
    ...whole.items,
    ...(other ? other.items.slice(0, other.fitting) : search.catalogue.shelf.items),
  ]);
  const all = [...new Set([...isFitting, ...(other?.items ?? [])])];
  const meets = await checkOf(search, conditions, all);
  const found = all.filter(meets);
  // Pasta sauce is no answer to 'gluten free pasta' while there is pasta.
  const things = all.filter((item) => isFitting.has(item) && (whole.things.has(item) || other?.things.has(item)));
  const eligible = other && things.length > 0 ? new Set(things) : isFitting;
  const fitting = found.filter((item) => eligible.has(item));
  if (fitting.length === 0)
    return {
      ...(other ?? whole),
      items: other?.items ?? [],
      fitting: 0,
      categories: [],
      deals: [],
      withPrefix: [],
      words: [...typed],
      unmet: conditions.map(({ name }) => name),
    };
  return {
    ...whole,
    items: [...fitting, ...found.filter((item) => !fitting.includes(item))],
    fitting: fitting.length,
    withPrefix: whole.withPrefix.filter(meets),
    lookedFor: [...new Set([...whole.lookedFor, ...(other?.lookedFor ?? [])])],
    corrected: other?.corrected ? [...asked, other.corrected].join(' ') : null,
    unmet: [],
  };
}
