import type { IntegrationOrder } from '@storefront/api/entities/integration-order';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../../database/order-row';
import { orderLines, orders } from '../../../database/schema/order';
import { stores } from '../../../database/schema/store';
import type { CallingKey } from '../../../http/callers/api-key-of-request';
import { refuse } from '../../../problem';

type LineRow = typeof orderLines.$inferSelect;

/** The orders of a key's business and stores, without those that another replaced. */
export const visibleTo = (businessId: number, { storeIds }: Pick<CallingKey, 'storeIds'>): SQL | undefined =>
  and(
    eq(orders.businessId, businessId),
    isNull(orders.changedInto),
    storeIds ? inArray(orders.storeId, [...storeIds]) : undefined,
  );

const isPicker = ({ scopes }: Pick<CallingKey, 'scopes'>) => scopes.includes('orders:pick');

function substitutedIn({ substituted }: LineRow): IntegrationOrder['lines'][number]['substituted'] {
  if (!substituted) return null;
  const { itemId, sku = null, gtin = null, name, quantity } = substituted;
  return { itemId, sku, gtin, name, quantity };
}

function lineOf(line: LineRow, withNotes: boolean): IntegrationOrder['lines'][number] {
  const { id: lineId, itemId, sku, gtin, name, options, quantity, picked, unitTotal, lineTotal, substitute } = line;
  return {
    lineId,
    itemId,
    sku,
    gtin,
    name,
    options: options.map(({ valueName, text }) => (text ? `${valueName}: ${text}` : valueName)),
    quantity,
    picked,
    substituted: substitutedIn(line),
    unitTotal,
    lineTotal,
    ...(withNotes && {
      substitute: substitute && { kind: substitute.kind, itemId: substitute.menuItemId, name: substitute.name },
      note: line.instructions,
    }),
  };
}

function orderOf(row: PlacedOrder, store: string, lines: readonly LineRow[], withNotes: boolean): IntegrationOrder {
  const { firstName, lastName } = row.contact;
  return {
    number: row.businessOrderId,
    store,
    status: row.status,
    fulfilmentMethod: row.fulfilmentMethod,
    placedAt: row.placedAt.toISOString(),
    slotStartsAt: row.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: row.slotEndsAt?.toISOString() ?? null,
    total: row.total,
    currency: row.currency,
    lines: lines.map((line) => lineOf(line, withNotes)),
    ...(withNotes && { customer: { name: `${firstName} ${lastName}`.trim(), note: row.instructions } }),
  };
}

/** Orders as a key may see them, by their drafts; those that were never placed are left out. */
export async function integrationOrders(
  db: Database,
  rows: readonly OrderRow[],
  apiKey: Pick<CallingKey, 'scopes'>,
): Promise<ReadonlyMap<number, IntegrationOrder>> {
  const placed = rows.filter(isPlaced);
  if (placed.length === 0) return new Map();
  const drafts = placed.map(({ draftOrderId }) => draftOrderId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.draftOrderId, drafts))
    .orderBy(asc(orderLines.position));
  const named = await db
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(inArray(stores.id, [...new Set(placed.map(({ storeId }) => storeId))]));
  const slugs = new Map(named.map(({ id, slug }) => [id, slug]));
  return new Map(
    placed.map((row) => {
      const own = lines.filter(({ draftOrderId }) => draftOrderId === row.draftOrderId);
      return [row.draftOrderId, orderOf(row, slugs.get(row.storeId) ?? '', own, isPicker(apiKey))];
    }),
  );
}

/** One order by its number. @throws Problem order_not_found, also for an order of another business or store */
export async function integrationOrder(
  db: Database,
  businessId: number,
  apiKey: CallingKey,
  number: string,
): Promise<IntegrationOrder> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.businessOrderId, number.toUpperCase()), visibleTo(businessId, apiKey)));
  const [order] = (await integrationOrders(db, rows, apiKey)).values();
  if (!order) throw refuse('order_not_found');
  return order;
}
