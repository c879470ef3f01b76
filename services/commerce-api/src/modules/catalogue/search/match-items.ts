import { type FoundItem, itemsFitting } from '../business-words';
import { isOffer } from '../items/filter-items';
import type { ShelfItem } from '../items/items.repository';
import type { SearchFields } from '../search.repository';
import type { StoreCatalogue } from '../store-catalogue';
import type { Measure } from './measures';
import { type ItemScore, inRank, prepareQuery, type Query, scoreItem } from './rank-items';
import type { Search } from './search.types';

/** An item that fits several readings of a term gets a part of its second score too. */
const SECOND_READING = 0.25;
/** The score of an item that is what the shopper searched for, rather than made of it or flavoured with it. */
export const THE_THING = 1;

const isOnOffer = ({ deals }: StoreCatalogue, item: ShelfItem) => isOffer(item, (id) => deals.byItem.has(id));

/** Whether an item is in the categories, or on offer, if that is what a synonym means. */
function isMeant(catalogue: StoreCatalogue, item: ShelfItem, { alternative, categoryPlaces }: Query): boolean {
  if (alternative.offers) return isOnOffer(catalogue, item);
  return !categoryPlaces || categoryPlaces.has(item.facts.categoryId);
}

/** The items that an alternative without words means. */
function meantItems(catalogue: StoreCatalogue, query: Query): readonly ShelfItem[] {
  const { shelf } = catalogue;
  if (query.alternative.offers) return shelf.items.filter((item) => isOnOffer(catalogue, item));
  return [...(query.categoryPlaces?.keys() ?? [])].flatMap((id) => shelf.ofCategory(id));
}

interface Match {
  readonly item: ShelfItem;
  readonly score: number;
  /** The words of the alternative that the item fits best. */
  readonly words: readonly string[];
  /** Whether the last word is only the beginning of one of the item's. */
  readonly isPrefixOnly: boolean;
}

export interface Matches {
  /** The items that fit, best first. */
  readonly fitting: readonly Match[];
  /** Items with a word that begins like the last one, when others are that very thing: ginger for 'gin'. */
  readonly withPrefix: readonly Match[];
}

type Scored = ItemScore & { readonly words: readonly string[] };

function combine(item: ShelfItem, scores: readonly Scored[]): Match {
  const [best, second] = [...scores].sort((a, b) => b.score - a.score);
  return {
    item,
    score: (best?.score ?? 0) + SECOND_READING * (second?.score ?? 0),
    words: best?.words ?? [],
    isPrefixOnly: scores.every(({ isPrefixOnly }) => isPrefixOnly),
  };
}

/** Scores depend on the item alone, so they are those of every store that lists it. */
function scoreOnce({ scores }: FoundItem, place: number, score: () => ItemScore): ItemScore {
  scores[place] ??= score();
  return scores[place];
}

const kindOf = (measures: readonly Measure[]) => JSON.stringify(measures);

/** The items that fit one of the alternatives. */
export async function itemsOfAlternatives(
  search: Search,
  queries: readonly Query[],
  measures: readonly Measure[],
  fields: SearchFields,
): Promise<Matches> {
  const { catalogue } = search;
  const scores = new Map<ShelfItem, Scored[]>();
  const scoreOf = (item: ShelfItem, one: Query) => scoreItem(item, one, measures, fields === 'all');
  const add = (item: ShelfItem, one: Query, score: ItemScore) => {
    if (fields === 'name' && score.fitting.length < one.words.length) return;
    const scored = { ...score, words: one.alternative.words };
    const own = scores.get(item);
    if (own) own.push(scored);
    else scores.set(item, [scored]);
  };
  const withWords = queries.filter(({ words }) => words.length > 0);
  const found = await itemsFitting(search, withWords, kindOf(measures), fields);
  for (const { one: fitting, item } of catalogue.shelf.listed(found))
    for (const place of fitting.fits) {
      const one = withWords[place];
      if (one && isMeant(catalogue, item, one))
        add(
          item,
          one,
          scoreOnce(fitting, place, () => scoreOf(item, one)),
        );
    }
  for (const one of queries.filter(({ words }) => words.length === 0))
    for (const item of meantItems(catalogue, one)) add(item, one, scoreOf(item, one));
  const all = [...scores].map(([item, own]) => combine(item, own)).sort(inRank);
  const isThere = all.some(({ score, isPrefixOnly }) => score >= THE_THING && !isPrefixOnly);
  return {
    fitting: all.filter(({ isPrefixOnly }) => !isThere || !isPrefixOnly),
    withPrefix: all.filter(({ isPrefixOnly }) => isThere && isPrefixOnly),
  };
}

/** The items that are what the words name, rather than made of it or for it: a tin drum is no 'tin'. */
export function itemsNamedBy(
  { catalogue }: Search,
  words: readonly string[],
  items: readonly ShelfItem[],
): ShelfItem[] {
  const query = prepareQuery({ words, matchesPrefix: false, weight: 1 }, catalogue.categories);
  return items.filter((item) => scoreItem(item, query, [], false).score >= THE_THING);
}

/** Items in which the same words of a term fit. */
export interface SomeWords {
  readonly words: string[];
  readonly items: ShelfItem[];
}

/** The items in which some of the words fit, grouped by the words, those with the most first. */
export async function itemsWithSomeWords(
  search: Search,
  words: readonly string[],
  measures: readonly Measure[],
): Promise<SomeWords[]> {
  const { catalogue } = search;
  const query = prepareQuery({ words, matchesPrefix: false, weight: 1 }, catalogue.categories);
  const groups = new Map<string, { words: string[]; covered: number; scored: { item: ShelfItem; score: number }[] }>();
  const found = await itemsFitting(search, [query], kindOf(measures), 'name', 'any');
  for (const { one, item } of catalogue.shelf.listed(found)) {
    const { score, covered, fitting } = scoreOnce(one, 0, () => scoreItem(item, query, measures, false));
    const key = fitting.join(' ');
    const group = groups.get(key) ?? { words: fitting, covered, scored: [] };
    groups.set(key, group);
    group.scored.push({ item, score });
  }
  return [...groups.values()]
    .filter(({ covered }) => covered > 0)
    .sort((a, b) => b.covered - a.covered)
    .map((group) => ({ words: group.words, items: group.scored.sort(inRank).map(({ item }) => item) }));
}
