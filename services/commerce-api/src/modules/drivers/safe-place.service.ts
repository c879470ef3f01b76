import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { deliveryStops } from '../../database/schema/delivery-run';
import type { Caller } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { findOwnOrder } from '../orders/own-order';

/** Where the driver left the caller's own order. @throws Problem order_not_found, also for an order of somebody else */
export async function safePlaceOfOwnOrder(
  { db, files }: ServiceContext,
  business: Business,
  { businessOrderId }: BodyOf<'POST /checkout/order-safe-place'>,
  caller: Caller,
): Promise<ReplyOf<'POST /checkout/order-safe-place'>> {
  const { draftOrderId } = await findOwnOrder(db, business.id, businessOrderId, caller);
  const [stop] = await db
    .select({ key: deliveryStops.pictureKey })
    .from(deliveryStops)
    .where(and(eq(deliveryStops.draftOrderId, draftOrderId), isNotNull(deliveryStops.pictureKey)))
    .orderBy(desc(deliveryStops.doneAt))
    .limit(1);
  if (!stop?.key) return { picture: null };
  return { picture: { type: 'image/jpeg', content: (await files.get(stop.key)).toString('base64') } };
}
