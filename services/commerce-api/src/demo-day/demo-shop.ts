import { and, eq, inArray, isNull } from 'drizzle-orm';
import { BASKETS, DEMO_PICKERS, dayPlan } from '../../demo/people/day-plan';
import { inTransaction } from '../database/in-transaction';
import { items } from '../database/schema/catalogue';
import { operatorStores, operators } from '../database/schema/operator';
import { stores } from '../database/schema/store';
import type { CallingOperator } from '../http/callers/operator-of-request';
import { newId } from '../ids';
import { type Business, businessByName } from '../modules/businesses/businesses.repository';
import type { ServiceContext } from '../service-context';

/** The store of the demonstration that has a day in full swing. */
export interface DemoShop {
  business: Business;
  storeId: number;
  timeZone: string;
  /** By slug, of what is ordered. */
  itemIds: ReadonlyMap<string, number>;
  pickers: CallingOperator[];
}

type PickerRow = Pick<typeof operators.$inferSelect, 'id' | 'name'>;

/** The operators who pick, in the order of their names; they are added where they are missing. */
function pickersOf({ db }: ServiceContext, businessId: number, storeId: number, now: Date): Promise<PickerRow[]> {
  const isPicker = and(
    eq(operators.businessId, businessId),
    inArray(operators.name, [...DEMO_PICKERS]),
    // Nobody else without a key and an address can exist.
    isNull(operators.email),
    isNull(operators.keyHash),
  );
  return inTransaction(db, async (tx) => {
    const columns = { id: operators.id, name: operators.name };
    const known = await tx.select(columns).from(operators).where(isPicker).orderBy(operators.name);
    if (known.length > 0) return known;
    const added = DEMO_PICKERS.map((name) => ({ id: newId(), name }));
    await tx
      .insert(operators)
      .values(added.map((one) => ({ ...one, businessId, role: 'picker' as const, createdAt: now })));
    await tx.insert(operatorStores).values(added.map(({ id: operatorId }) => ({ operatorId, storeId })));
    return added;
  });
}

/** Pipwell's store in Borough; undefined in a database that does not have it. */
export async function findDemoShop(context: ServiceContext, now: Date): Promise<DemoShop | undefined> {
  const business = await businessByName(context, 'pipwell');
  if (!business) return undefined;
  const [store] = await context.db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.businessId, business.id), eq(stores.slug, 'borough')));
  if (!store) return undefined;
  const lines = [...BASKETS, ...dayPlan.map(({ basket }) => basket)].flat();
  const slugs = new Set(lines.flatMap(({ slug, instead }) => (instead ? [slug, instead] : [slug])));
  const rows = await context.db
    .select({ id: items.id, slug: items.slug })
    .from(items)
    .where(and(eq(items.businessId, business.id), inArray(items.slug, [...slugs])));
  const pickers = await pickersOf(context, business.id, store.id, now);
  return {
    business,
    storeId: store.id,
    timeZone: business.settings.timeZone,
    itemIds: new Map(rows.map(({ id, slug }) => [slug, id])),
    pickers: pickers.map(({ id: operatorId, name }) => ({
      operatorId,
      name,
      role: 'picker',
      businessId: business.id,
      storeIds: [store.id],
      sessionId: null,
    })),
  };
}
