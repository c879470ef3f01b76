import type { CampaignFile } from '@storefront/api/entities/business-content';
import type { ProblemField } from '@storefront/api/entities/problem';
import { instantOf } from '@storefront/dates/zone';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { categories, deals, items } from '../../database/schema/catalogue';
import type { campaigns } from '../../database/schema/content';
import { stores } from '../../database/schema/store';
import { addDays, isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';
import { fault } from '../businesses/settings-faults';

type Row = Omit<typeof campaigns.$inferInsert, 'id' | 'slug'> & { slug: string };

/** The reference that names what a campaign opens. */
const REFERENCE_KINDS = ['store', 'category', 'item', 'deal'] as const;
type Kind = (typeof REFERENCE_KINDS)[number];
const TABLES = { store: stores, category: categories, item: items, deal: deals } as const;
/** The reference that each target requires; every target but a page may name a store too. */
const REQUIRED_REFERENCE: Readonly<Record<CampaignFile['target'], Kind | 'page' | undefined>> = {
  'open-store': undefined,
  'open-category': 'category',
  'open-item': 'item',
  'open-deal': 'deal',
  'open-page': 'page',
  'find-store': undefined,
};

/** Converts the campaigns of a business's file to rows, and collects faults with their paths in the file. */
export async function campaignRows(
  tx: Database,
  { id: businessId, settings: { timeZone } }: Business,
  files: readonly CampaignFile[],
  pages: readonly string[],
): Promise<{ rows: Row[]; faults: ProblemField[] }> {
  const ids = await idsBySlug(tx, businessId, files);
  const faults = files.flatMap((campaign, at) => campaignFaults(campaign, `campaigns/${at}`, ids, pages));
  if (faults.length) return { rows: [], faults };
  const rows = files.map(({ slug, title, text, platforms = null, target, page = null, from, until, ...named }) => ({
    businessId,
    slug,
    title,
    text,
    platforms,
    target,
    storeId: ids.store.get(named.store ?? '') ?? null,
    categoryId: ids.category.get(named.category ?? '') ?? null,
    itemId: ids.item.get(named.item ?? '') ?? null,
    dealId: ids.deal.get(named.deal ?? '') ?? null,
    pageSlug: page,
    validFrom: instantOf(from, '00:00', timeZone),
    validUntil: instantOf(addDays(until, 1), '00:00', timeZone),
  }));
  return { rows, faults };
}

type Ids = Readonly<Record<Kind, ReadonlyMap<string, number>>>;

async function idsBySlug(tx: Database, businessId: number, files: readonly CampaignFile[]): Promise<Ids> {
  const of = async (kind: Kind) => {
    const table = TABLES[kind];
    const slugs = files.flatMap((campaign) => campaign[kind] ?? []);
    if (!slugs.length) return new Map<string, number>();
    const rows = await tx
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(eq(table.businessId, businessId), inArray(table.slug, slugs)));
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  };
  return { store: await of('store'), category: await of('category'), item: await of('item'), deal: await of('deal') };
}

function campaignFaults(campaign: CampaignFile, path: string, ids: Ids, pages: readonly string[]): ProblemField[] {
  const { target, page, from, until } = campaign;
  const faults: ProblemField[] = [];
  const need = REQUIRED_REFERENCE[target];
  if (need && campaign[need] === undefined) faults.push(fault(path, `${target} needs a ${need}`));
  for (const kind of REFERENCE_KINDS) {
    const slug = campaign[kind];
    if (slug === undefined) continue;
    const isExtra = kind !== need && (kind !== 'store' || target === 'open-page' || target === 'find-store');
    if (isExtra) faults.push(fault(`${path}/${kind}`, `${target} opens no ${kind}`));
    else if (!ids[kind].has(slug)) faults.push(fault(`${path}/${kind}`, `there is no ${kind} with the slug ${slug}`));
  }
  if (page !== undefined && need !== 'page') faults.push(fault(`${path}/page`, `${target} opens no page`));
  else if (page !== undefined && !pages.includes(page)) faults.push(fault(`${path}/page`, `there is no page ${page}`));
  for (const [name, day] of Object.entries({ from, until }))
    if (!isDay(day)) faults.push(fault(`${path}/${name}`, `${day} is not a calendar day`));
  if (until < from) faults.push(fault(`${path}/until`, `${until} is before ${from}`));
  return faults;
}
