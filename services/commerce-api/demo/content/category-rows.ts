import type { DemoCategory } from '../demo-data.types';
import type { DemoIds } from './ids';
import { tileUrl } from './picture-url';
import { slugOf } from './slug';

/** Adds a category and returns its id. A duplicate slug is prefixed with the parent's. */
export function categoryAdder(businessId: number, rows: DemoCategory[], ids: DemoIds) {
  const taken = new Set<string>();
  return (name: string, motif: string, parent: DemoCategory | null, slug = slugOf(name)): DemoCategory => {
    const unique = taken.has(slug) ? `${parent?.slug ?? 'more'}-${slug}` : slug;
    taken.add(unique);
    const siblings = rows.filter((row) => row.parentId === (parent?.id ?? null)).length;
    const row = {
      id: ids.category(),
      businessId,
      parentId: parent?.id ?? null,
      slug: unique,
      name,
      image: tileUrl(motif),
      position: siblings,
    };
    rows.push(row);
    return row;
  };
}
