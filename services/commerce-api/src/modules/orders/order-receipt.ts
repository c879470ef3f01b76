import type { OrderReceipt } from '@storefront/api/entities/order-receipt';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { items } from '../../database/schema/catalogue';
import { orderLines, type Substituted } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { collectionPlace } from '../stores/collection-place';
import { replacedOrder } from './amendments/replacements';
import { wasChanged } from './amendments/versions';

type Line = typeof orderLines.$inferSelect;

interface Row extends Pick<Line, 'name' | 'images' | 'options' | 'quantity' | 'lineTotal' | 'weight'> {
  picked: number | null;
  substituted: Substituted | null;
  otherImages: Row['images'] | null;
}

/** A line as it was asked for; once it is picked, what was picked of it and in its place. */
function receiptLines({ picked, substituted, otherImages, weight, ...line }: Row): OrderReceipt['lines'] {
  const own = {
    ...line,
    quantity: picked ?? line.quantity,
    ...(weight && !weight.weighed && picked === null && { estimatedGrams: weight.estimatedGrams }),
  };
  const other = substituted && {
    name: substituted.name,
    images: otherImages ?? line.images,
    quantity: substituted.quantity,
    lineTotal: substituted.amount,
  };
  return [...(own.quantity > 0 ? [own] : []), ...(other ? [other] : [])];
}

/** What was ordered, when and where. @param timeZone the business's, for the day of the slot */
export async function orderReceipt(db: Database, order: PlacedOrder, timeZone: string): Promise<OrderReceipt> {
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId));
  const { name, images, options, quantity, lineTotal, picked, substituted, weight } = orderLines;
  const rows = await db
    .select({ name, images, options, quantity, lineTotal, picked, substituted, weight, otherImages: items.images })
    .from(orderLines)
    .leftJoin(items, sql`${items.id} = (${orderLines.substituted} ->> 'itemId')::bigint`)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  return {
    fulfilmentMethod: order.fulfilmentMethod,
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
    storeName: store?.name ?? '',
    ...(store ? collectionPlace(store, order.slotStartsAt, timeZone) : { storeAddress: '', storeHours: null }),
    lines: rows.flatMap(receiptLines),
    totals: order.totals,
    replaces: (await replacedOrder(db, order))?.businessOrderId ?? null,
    isChanged: await wasChanged(db, order),
  };
}
