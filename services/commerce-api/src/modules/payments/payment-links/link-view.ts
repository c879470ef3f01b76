import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { asc, eq } from 'drizzle-orm';
import { isPlaced } from '../../../database/order-row';
import { orderLines } from '../../../database/schema/order';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { presentOrder } from '../../orders/amendments/versions';
import { orderPath } from '../../orders/tracking/order-link';
import { type LinkTarget, linkState } from '../../payment-links/link-state';
import { readStore } from '../../stores/stores.repository';

/** What a link shows: the goods, the time and the sum, and nothing of who ordered or where it goes. */
export async function linkView(
  { db, keys }: Pick<ServiceContext, 'db' | 'keys'>,
  business: Business,
  target: LinkTarget,
  now: Date,
): Promise<PaymentLink> {
  const { link, order } = target;
  const store = await readStore(db, business.id, order.storeId);
  const placed = await presentOrder(db, order);
  const lines = await db
    .select({ name: orderLines.name, quantity: orderLines.quantity, lineTotal: orderLines.lineTotal })
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  return {
    state: linkState(target, now),
    draftOrderId: order.draftOrderId,
    storeId: store.id,
    storeName: store.name,
    fulfilmentMethod: order.fulfilmentMethod,
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
    lines,
    total: link.amount,
    currency: order.currency,
    endsAt: link.endsAt.toISOString(),
    businessOrderId: isPlaced(placed) ? placed.businessOrderId : null,
    followPath: isPlaced(placed) ? orderPath(keys, business, placed) : null,
    phoneNumber: store.phone ?? business.settings.contactPhone,
  };
}
