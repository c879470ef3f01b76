import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { asc, eq } from 'drizzle-orm';
import { isPlaced } from '../../../database/order-row';
import { orderLines } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { earlierPayment } from '../../ledger/earlier-payment';
import { presentOrder } from '../../orders/amendments/versions';
import { linksEndAt, orderPath } from '../../orders/tracking/order-link';
import { type LinkTarget, linkState } from '../../payment-links/link-state';
import { readStore } from '../../stores/stores.repository';

/**
 * What a link shows: the goods, the time and the sum, and nothing of who ordered or where it goes. One that pays nothing
 * any more shows no goods.
 * @throws Problem payment_link_invalid 30 days after the slot, like every link of an order
 */
export async function linkView(
  { db, keys }: Pick<ServiceContext, 'db' | 'keys'>,
  business: Business,
  target: LinkTarget,
  now: Date,
): Promise<PaymentLink> {
  const { link, order } = target;
  const store = await readStore(db, business.id, order.storeId);
  const placed = await presentOrder(db, order);
  if (now >= linksEndAt(placed, link.endsAt)) throw refuse('payment_link_invalid');
  const state = linkState(target, now);
  const lines = await db
    .select({ name: orderLines.name, quantity: orderLines.quantity, lineTotal: orderLines.lineTotal })
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  const amends = state === 'open' ? target.basket?.amendsDraftOrderId : undefined;
  return {
    state,
    draftOrderId: order.draftOrderId,
    storeId: store.id,
    storeName: store.name,
    fulfilmentMethod: order.fulfilmentMethod,
    slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
    lines: state === 'open' || state === 'paid' ? lines : [],
    total: link.amount,
    currency: order.currency,
    endsAt: link.endsAt.toISOString(),
    replacesPayment: amends ? (await earlierPayment(db, amends)) !== undefined : false,
    businessOrderId: isPlaced(placed) ? placed.businessOrderId : null,
    followPath: isPlaced(placed) ? orderPath(keys, business, placed) : null,
    phoneNumber: store.phone ?? business.settings.contactPhone,
  };
}
