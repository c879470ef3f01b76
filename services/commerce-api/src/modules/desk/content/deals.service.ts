import type { DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { deals, items } from '../../../database/schema/catalogue';
import { refuse } from '../../../problem';
import { localMinute } from '../../../time/local-minute';
import type { Business } from '../../businesses/businesses.repository';
import { type DealRow, dealsOf } from '../../catalogue/deals.repository';
import { contentState } from './content-state';
import { dealFaults } from './deal-faults';
import { pricedItemsOf } from './deal-items';
import { dealColumns, dealValues } from './deal-values';
import { workedBaskets } from './worked-baskets';

/** Names of items that stand beside a deal; the rest is a count. */
const NAMES_SHOWN = 3;

export const itemIdsOf = ({ sections }: Pick<DealRow, 'sections'>): number[] =>
  sections.flatMap(({ itemIds }) => itemIds);

/** Deals as the staff see them. */
export async function dealViews(
  db: Database,
  { settings: { timeZone } }: Business,
  rows: readonly DealRow[],
  now: Date,
): Promise<DeskDeal[]> {
  const shown = rows.flatMap((row) => itemIdsOf(row).slice(0, NAMES_SHOWN));
  const named = shown.length
    ? await db.select({ id: items.id, name: items.name }).from(items).where(inArray(items.id, shown))
    : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    dealId: row.id,
    slug: row.slug,
    kind: row.kind,
    values: dealValues(row, timeZone),
    state: contentState({ from: row.startsAt, until: row.endsAt }, now),
    sections: row.sections.map(({ name, quantity = 0, itemIds }) => ({ name, quantity, itemCount: itemIds.length })),
    itemNames: itemIdsOf(row)
      .slice(0, NAMES_SHOWN)
      .flatMap((id) => names.get(id) ?? []),
  }));
}

/** The deals of a business, in the order in which the shop shows them. */
export async function listDeals(db: Database, business: Business, now: Date): Promise<ReplyOf<'POST /desk/deals'>> {
  const { currency, timeZone } = business.settings;
  return {
    deals: await dealViews(db, business, await dealsOf(db, business.id), now),
    currency,
    now: localMinute(now, timeZone),
  };
}

/** The deal that a call is about, as it is stored. @throws Problem deal_not_found */
async function storedDeal(db: Database, businessId: number, dealId: number): Promise<DealRow> {
  const [row] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.id, dealId), eq(deals.businessId, businessId)));
  if (!row) throw refuse('deal_not_found');
  return row;
}

/**
 * What baskets pay with a deal as it is typed, and what keeps it from being saved.
 * @throws Problem deal_not_found
 */
export async function dealExample(
  db: Database,
  { id: businessId, settings: { timeZone } }: Business,
  { dealId, kind: newKind = 'multi_buy', menuItemIds = [], set }: BodyOf<'POST /desk/deal-example'>,
): Promise<ReplyOf<'POST /desk/deal-example'>> {
  const row = dealId === undefined ? undefined : await storedDeal(db, businessId, dealId);
  const kind = row?.kind ?? newKind;
  const sections = row?.sections ?? [{ itemIds: menuItemIds }];
  const itemIds = sections.flatMap((section) => section.itemIds);
  const priced = await pricedItemsOf(db, businessId, itemIds);
  const columns = dealColumns(set, timeZone, row);
  const was = row && dealValues(row, timeZone);
  return {
    baskets: workedBaskets({ id: dealId ?? 1, kind, ...columns, sections }, priced),
    faults: dealFaults({ kind, set, columns, sections, priced, was }),
  };
}
