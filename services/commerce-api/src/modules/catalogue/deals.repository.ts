import type { Deal } from '@storefront/api/entities/deal';
import { asc, eq } from 'drizzle-orm';
import { deals } from '../../database/schema/catalogue';
import type { ServiceContext } from '../../service-context';

export type DealRow = typeof deals.$inferSelect;

export interface DealIndex {
  all: DealRow[];
  byItem: ReadonlyMap<number, DealRow>;
}

const FRESH_MS = 30_000;

/** Kept under a version of the business's stores, as the categories are. */
export function dealIndex(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  version: number,
): Promise<DealIndex> {
  return cache.through(`deals ${businessId} ${version}`, FRESH_MS, async () => {
    const all = await db.select().from(deals).where(eq(deals.businessId, businessId)).orderBy(asc(deals.position));
    const byItem = new Map<number, DealRow>();
    for (const deal of all) for (const { itemIds } of deal.sections) for (const id of itemIds) byItem.set(id, deal);
    return { all, byItem };
  });
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
