import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import type { Caller } from '../../../http/operation.types';
import type { Keys } from '../../../keys';
import { allowedChanges } from '../amendments/allowed-changes';
import { replacedBy } from '../amendments/replacements';
import { complaintsOf } from '../complaints/complaints-of-order';
import { orderView } from '../order-view';
import { isOwn } from '../own-order';
import { approachView, isTrackable, locationView, readDriverLocation } from './driver-locations.repository';
import { ownFollowPath } from './order-link';

interface Viewing {
  db: Database;
  keys: Pick<Keys, 'digest'>;
  businessId: number;
  caller: Caller;
}

type Replacement = Awaited<ReturnType<typeof replacedBy>>;

/** What only the guest session that placed the order is shown. */
async function ownView(
  { db, keys, businessId, caller }: Viewing,
  row: PlacedOrder,
  replacement: Replacement,
  now: Date,
): Promise<NonNullable<FollowedOrder['own']>> {
  const [next] = replacement ? await db.select().from(orders).where(eq(orders.orderId, replacement.orderId)) : [];
  return {
    draftOrderId: row.draftOrderId,
    ...(await allowedChanges(db, row, now)),
    replacedBy: replacement && {
      businessOrderId: replacement.businessOrderId,
      followPath: isPlaced(next) ? ownFollowPath(keys, businessId, next, caller) : null,
    },
  };
}

/**
 * What a link shows of its order. Notes for the picker and the age confirmed for each item are the shopper's own, and
 * left out: whoever opens the door needs the age to prove. What may be changed is for the session that placed the order.
 */
export async function followedOrder(viewing: Viewing, row: PlacedOrder, now: Date): Promise<FollowedOrder> {
  const { db, caller } = viewing;
  const { businessOrderId, status, storeName, fulfilmentMethod, placedAt, ...order } = await orderView(db, row);
  const { storePhone, storeAddress, storeHours, slotStartsAt, slotEndsAt, itemCount, lines, totals, events } = order;
  const { review, proofOfAge } = order;
  const location = isTrackable(row) ? await readDriverLocation(db, row.draftOrderId) : undefined;
  const replacement = await replacedBy(db, row);
  return {
    businessOrderId,
    status,
    storeName,
    storePhone,
    storeAddress,
    storeHours,
    fulfilmentMethod,
    placedAt,
    slotStartsAt,
    slotEndsAt,
    itemCount,
    lines: lines.map((line) => ({ ...line, instructions: null, confirmedAge: null })),
    proofOfAge,
    totals,
    events,
    review,
    ...(await complaintsOf(db, row, now)),
    driver: location ? approachView(locationView(location)) : null,
    isReplaced: replacement !== null,
    own: isOwn(row, caller) ? await ownView(viewing, row, replacement, now) : null,
  };
}
