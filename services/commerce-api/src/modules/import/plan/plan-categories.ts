import { tileOf } from '../columns/look-columns';
import { nameOf } from './code-index';
import type { PlanContext } from './plan-context';
import { requireFieldsOfNewRow } from './required-fields';
import type { CategoryRow } from './shop';
import { assignSlugs } from './slugs';
import { ChangeCount, valueOrDefault, Writes } from './table-writes';

export interface CategoriesPlan {
  writes: Writes<CategoryRow>;
  remove: number[];
  /** All categories after the import. */
  kept: ReadonlyMap<number, Pick<CategoryRow, 'id' | 'parentId' | 'slug'>>;
  tally: ChangeCount;
}

/** Navigation and search know a department, its categories and their subcategories. */
const MAX_DEPTH = 3;

function parentOf({ categories, problems }: PlanContext, code: string, row: number, parent: string): number | null {
  const id = categories.idOf(parent);
  if (id === undefined) problems.add('categories', row, 'parent', categories.unknown(parent));
  if (parent === code) problems.add('categories', row, 'parent', `${code} cannot be its own parent`);
  return typeof id === 'number' ? id : null;
}

/** The depth of a category, 1 at the top; undefined for a cycle. */
function depthOf(id: number, kept: CategoriesPlan['kept']): number | undefined {
  const seen = new Set<number>();
  for (let at: number | null | undefined = id; at != null; at = kept.get(at)?.parentId) {
    if (seen.has(at)) return undefined;
    seen.add(at);
  }
  return seen.size;
}

function checkTree({ categories, shop, problems }: PlanContext, kept: CategoriesPlan['kept']): void {
  const rowOf = new Map(categories.rows.map(({ id, row }) => [id, row.row]));
  const codeOf = (id: number) =>
    categories.rows.find((one) => one.id === id)?.code ??
    nameOf(shop.categories.byId(id) ?? { id, code: null, slug: '?' });
  for (const { id, parentId } of kept.values()) {
    if (parentId === null || parentId === id) continue;
    const depth = depthOf(id, kept);
    if (depth !== undefined && depth <= MAX_DEPTH) continue;
    // The problem belongs to the category's own row, or to its nearest ancestor in the file.
    let at: number | null | undefined = id;
    for (let steps = 0; at != null && !rowOf.has(at) && steps < MAX_DEPTH + 2; steps += 1) at = kept.get(at)?.parentId;
    const fault =
      depth === undefined
        ? `${codeOf(id)} is its own ancestor`
        : `${codeOf(id)} would be ${depth} levels deep; the maximum is ${MAX_DEPTH}`;
    problems.add('categories', rowOf.get(at ?? 0) ?? 0, 'parent', fault);
  }
}

export async function planCategories(context: PlanContext): Promise<CategoriesPlan> {
  const { business, files, shop, removeMissing, problems, categories } = context;
  const tally = new ChangeCount('categories');
  const slugs = await assignSlugs('categories', categories.rows, shop.categories, problems);
  const last = shop.categories.all.reduce((most, { position }) => Math.max(most, position), 0);
  const others = shop.categories.all.filter(({ id }) => !categories.mentioned.has(id));
  const remove = removeMissing && files.categories.isPresent ? others.map(({ id }) => id) : [];
  const kept = new Map<number, Pick<CategoryRow, 'id' | 'parentId' | 'slug'>>();
  if (remove.length === 0) for (const other of others) kept.set(other.id, other);
  const plan: CategoriesPlan = { writes: new Writes(), remove, kept, tally };
  for (const { id, code, row, existing } of categories.rows) {
    context.step(1);
    const { parent, name, picture, position } = row.values;
    const parentId =
      typeof parent === 'string'
        ? parentOf(context, code, row.row, parent)
        : parent === null
          ? null
          : (existing?.parentId ?? null);
    kept.set(id, { id, parentId, slug: slugs.get(id) ?? '' });
    if (!existing && !requireFieldsOfNewRow('categories', code, row, problems)) continue;
    if (parentId !== null && remove.includes(parentId))
      problems.add(
        'categories',
        row.row,
        'parent',
        `the category above ${code} is not in the file and would be removed; import it too`,
      );
    const slug = slugs.get(id) ?? '';
    const category: CategoryRow = {
      id,
      businessId: business.id,
      code,
      parentId,
      slug,
      name: valueOrDefault(name, existing?.name, ''),
      image: picture === undefined ? (existing?.image ?? null) : tileOf(picture),
      position: valueOrDefault(position, existing?.position, last + row.row),
    };
    tally.record(plan.writes.add(existing, category));
  }
  checkTree(context, kept);
  if (files.categories.isPresent) tally.record(remove.length ? 'removed' : 'missing', others.length);
  return plan;
}
