import type { DemoIds } from '../content/ids';
import type { DemoCampaign } from '../demo-data.types';
import type { ImportedRows } from '../imported-rows';

/** A campaign in short form: its target is named by slug; from and until are days from now. */
export type CampaignPlan = Pick<DemoCampaign, 'title' | 'text' | 'target'> & {
  readonly platforms?: DemoCampaign['platforms'];
  readonly store?: string;
  readonly category?: string;
  readonly item?: string;
  readonly deal?: string;
  readonly page?: string;
  readonly days: readonly [from: number, until: number];
};

const DAY_MS = 86_400_000;

function idOf(kind: string, rows: readonly { id: number; slug: string }[], slug: string | undefined): number | null {
  if (slug === undefined) return null;
  const row = rows.find((one) => one.slug === slug);
  if (!row) throw new Error(`A campaign links to the ${kind} ${slug}, which does not exist`);
  return row.id;
}

export function campaignRows(
  plans: readonly CampaignPlan[],
  businessId: number,
  shop: Pick<ImportedRows, 'stores' | 'categories' | 'items' | 'deals'>,
  now: Date,
  ids: DemoIds,
): DemoCampaign[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return plans.map(({ title, text, target, platforms = null, store, category, item, deal, page, days }) => ({
    id: ids.campaign(),
    businessId,
    title,
    text,
    target,
    platforms,
    storeId: idOf('store', shop.stores, store),
    categoryId: idOf('category', shop.categories, category),
    itemId: idOf('item', shop.items, item),
    dealId: idOf('deal', shop.deals, deal),
    pageSlug: page ?? null,
    validFrom: inDays(days[0]),
    validUntil: inDays(days[1]),
  }));
}
