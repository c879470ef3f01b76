import { plain } from '../plain-text';
import type { StoreCatalogue } from '../store-catalogue';
import type { ShelfItem } from './items.repository';

const wordsOf = (name: string) =>
  new Set(
    plain(name)
      .split(/[^\p{Letter}]+/u)
      .filter((word) => word.length > 2),
  );

/** The distance between two items by the words of their names and their prices; 0 means alike. */
function distance(one: ShelfItem, other: ShelfItem): number {
  const [a, b] = [wordsOf(one.facts.name), wordsOf(other.facts.name)];
  const shared = [...a].filter((word) => b.has(word)).length;
  const unlike = 1 - shared / Math.max(1, Math.min(a.size, b.size));
  return unlike + Math.abs(one.price - other.price) / Math.max(1, one.price);
}

/** Substitutes for an item: from its category, else from its sibling categories; closest in name and price first. */
export function alternativesTo(item: ShelfItem, { shelf, categories }: StoreCatalogue, most: number): ShelfItem[] {
  const inStock = (ids: readonly number[]) =>
    ids
      .flatMap((id) => shelf.ofCategory(id))
      .filter((other) => other.id !== item.id && other.inStock)
      .map((other) => ({ other, far: distance(item, other) }))
      .sort((a, b) => a.far - b.far || a.other.facts.position - b.other.facts.position)
      .map(({ other }) => other);
  const own = inStock([item.facts.categoryId]).slice(0, most);
  const parent = categories.byId.get(item.facts.categoryId)?.parentId;
  if (own.length >= most || !parent) return own;
  const beside = categories.idsBelow(parent).filter((id) => id !== item.facts.categoryId);
  return [...own, ...inStock(beside)].slice(0, most);
}
