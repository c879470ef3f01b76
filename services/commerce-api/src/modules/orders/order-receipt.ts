import type { OrderReceipt } from '@storefront/api/entities/order-receipt';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderLines } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { hoursAt } from '../stores/opening';
import type { PlacedOrder } from './order-view';

/** A store's address in one line. */
const addressLine = (store: Pick<typeof stores.$inferSelect, 'addressLine1' | 'town' | 'postcode'>): string =>
  [store.addressLine1, store.town, store.postcode].join(', ');

/** What was ordered, when and where. @param timeZone the business's, for the day of the slot */
export async function orderReceipt(db: Database, order: PlacedOrder, timeZone: string): Promise<OrderReceipt> {
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId));
  const { name, images, quantity, lineTotal } = orderLines;
  const lines = await db
    .select({ name, images, quantity, lineTotal })
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  return {
    fulfilmentMethod: order.fulfilmentMethod,
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
    storeName: store?.name ?? '',
    storeAddress: store ? addressLine(store) : '',
    storeHours: store && order.slotStartsAt ? hoursAt(store, order.slotStartsAt, timeZone) : null,
    lines,
    totals: order.totals,
  };
}
