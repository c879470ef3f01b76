import { SLUG_MAX_LENGTH } from '@storefront/api/constants';
import type { ImportKind } from '@storefront/api/entities/import-report';
import { slugOf } from '@storefront/api/slug-of';
import type { Columns } from '../files/import-file';
import { ROWS_PER_YIELD, yieldToRequests } from '../yield-to-requests';
import { type CodeIndex, nameOf } from './code-index';
import type { NamedRow } from './named-rows';
import type { Problems } from './problems';

type HasSlug = { id: number; code: string | null; slug: string };

/** The slug of each row: the given one, else the stored one (links must stay valid), else one made from its name. */
export async function assignSlugs<C extends Columns, T extends HasSlug>(
  kind: ImportKind,
  rows: readonly NamedRow<C, T>[],
  index: CodeIndex<T>,
  problems: Problems,
): Promise<Map<number, string>> {
  const given = new Map<number, string>();
  const taken = new Map<string, string>();
  const requested = new Map(rows.map(({ id, row }) => [id, row.values.slug as string | undefined]));
  for (const one of index.all) if (requested.get(one.id) === undefined) taken.set(one.slug, nameOf(one));
  for (const { id, code, row, existing } of rows) {
    const slug = requested.get(id);
    if (slug === undefined) {
      if (existing) given.set(id, existing.slug);
      continue;
    }
    const owner = taken.get(slug);
    if (owner !== undefined) problems.add(kind, row.row, 'slug', `${slug} is the slug of ${owner} already`);
    taken.set(slug, code);
    given.set(id, slug);
  }
  for (const [place, { id, code, row }] of rows.entries()) {
    if (place % ROWS_PER_YIELD === 0) await yieldToRequests();
    if (given.has(id)) continue;
    const plain = slugOf(String(row.values.name ?? '')) || slugOf(code) || `${kind}-${id}`;
    const end = `-${slugOf(code) || id}`;
    const withCode = plain.slice(0, SLUG_MAX_LENGTH - end.length) + end;
    const free = !taken.has(plain) ? plain : taken.has(withCode) ? `${plain}-${id}` : withCode;
    taken.set(free, code);
    given.set(id, free);
  }
  return given;
}
