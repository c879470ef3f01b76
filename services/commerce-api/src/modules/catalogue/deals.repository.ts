import type { Deal } from '@storefront/api/entities/deal';
import { instantOf } from '@storefront/dates/zone';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { deals, items } from '../../database/schema/catalogue';
import type { ServiceContext } from '../../service-context';
import { localDay } from '../../time/local-day';
import { READ_FRESH_MS } from './cache-times';

export type DealRow = typeof deals.$inferSelect;

/** The active deals in the business's order. */
export interface DealIndex {
  all: DealRow[];
  /** The first deal of an item, shown on its card. */
  byItem: ReadonlyMap<number, DealRow>;
  /** Deals with an item high in fat, sugar or salt. */
  withHfss: ReadonlySet<number>;
  /** Deals with an item that has a minimum age. */
  withAge: ReadonlySet<number>;
}

type DealItem = Pick<typeof items.$inferSelect, 'id' | 'hfss' | 'minimumAge'>;

/**
 * The moment that decides which deals are active for a day: now for today, else the day's start in the business's time
 * zone.
 */
export function dealMoment(day: string | undefined, now: Date, zone: string): Date {
  if (day === undefined || day <= localDay(now, zone)) return now;
  return instantOf(day, '00:00', zone);
}

/** The start is inclusive, the end exclusive. */
export const isActive = ({ startsAt, endsAt }: Pick<DealRow, 'startsAt' | 'endsAt'>, moment: Date): boolean =>
  (startsAt === null || startsAt <= moment) && (endsAt === null || endsAt > moment);

const itemsOf = ({ sections }: DealRow) => sections.flatMap(({ itemIds }) => itemIds);

/** @param restricted the items of the deals that are high in fat, sugar or salt, or have a minimum age */
export function indexDeals(all: DealRow[], restricted: readonly DealItem[] = []): DealIndex {
  const byItem = new Map<number, DealRow>();
  for (const deal of all) for (const id of itemsOf(deal)) if (!byItem.has(id)) byItem.set(id, deal);
  const dealsWith = (found: readonly DealItem[]) => {
    const itemIds = new Set(found.map(({ id }) => id));
    return new Set(all.filter((deal) => itemsOf(deal).some((id) => itemIds.has(id))).map(({ id }) => id));
  };
  return {
    all,
    byItem,
    withHfss: dealsWith(restricted.filter(({ hfss }) => hfss)),
    withAge: dealsWith(restricted.filter(({ minimumAge }) => minimumAge !== null)),
  };
}

export async function dealsOf(db: Database, businessId: number): Promise<DealRow[]> {
  return db.select().from(deals).where(eq(deals.businessId, businessId)).orderBy(asc(deals.position), asc(deals.id));
}

/** All deals of a business, cached by the version of its stores. */
interface AllDeals {
  key: string;
  rows: DealRow[];
  restricted: readonly DealItem[];
  /** Every start and end. */
  changes: readonly Date[];
}

export function allDeals(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  version: number,
): Promise<AllDeals> {
  const key = `deals ${businessId} ${version}`;
  return cache.through(key, READ_FRESH_MS, async () => {
    const rows = await dealsOf(db, businessId);
    const ids = rows.flatMap(itemsOf);
    const restricted = ids.length
      ? await db
          .select({ id: items.id, hfss: items.hfss, minimumAge: items.minimumAge })
          .from(items)
          .where(and(or(items.hfss, isNotNull(items.minimumAge)), inArray(items.id, ids)))
      : [];
    return {
      key,
      rows,
      restricted,
      changes: rows.flatMap(({ startsAt, endsAt }) => [startsAt ?? [], endsAt ?? []].flat()),
    };
  });
}

/**
 * The deals of these that are active at a moment; reads nothing from the database.
 * @returns the deals, and how many starts and ends have passed, which serves as a cache key
 */
export async function dealsAt(
  { cache }: Pick<ServiceContext, 'cache'>,
  { key, rows, restricted, changes }: AllDeals,
  moment: Date,
): Promise<{ deals: DealIndex; phase: number }> {
  const phase = changes.filter((change) => change <= moment).length;
  const deals = await cache.through(`${key} ${phase}`, READ_FRESH_MS, async () =>
    indexDeals(
      rows.filter((deal) => isActive(deal, moment)),
      restricted,
    ),
  );
  return { deals, phase };
}

/** The deals of a business that are active at a moment, with the same key. */
export async function dealIndex(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  version: number,
  moment: Date,
): Promise<{ deals: DealIndex; phase: number }> {
  return dealsAt(context, await allDeals(context, businessId, version), moment);
}

export function dealView(deal: DealRow): Deal {
  return {
    id: deal.id,
    slug: deal.slug,
    name: deal.name,
    description: deal.description,
    text: deal.text,
    image: deal.image,
    startsAt: deal.startsAt?.toISOString() ?? null,
    endsAt: deal.endsAt?.toISOString() ?? null,
    kind: deal.kind,
    price: deal.price,
    quantity: deal.quantity,
    percent: deal.percent,
    amount: deal.amount,
    minimumSpend: deal.minimumSpend,
    sections: deal.sections.map(({ id, name, quantity = 0 }) => ({ discountSectionId: id, name, quantity })),
  };
}
