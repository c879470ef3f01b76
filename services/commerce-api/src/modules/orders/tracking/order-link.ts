import { timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@storefront/api/durations';
import { urlTo } from '@storefront/routes/url-to';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import type { Caller } from '../../../http/operation.types';
import type { Keys } from '../../../keys';
import { refuse } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import { isOwn } from '../own-order';

/** A link works until this long after the end of the order's slot: by then questions and refunds are settled. */
const LINK_MS = 30 * DAY_MS;
/** Between number and signature: in neither, and unreserved in URLs. */
const SEPARATOR = '~';

/** From when the links of an order show nothing. @param otherwise for an order without a slot */
export const linksEndAt = ({ slotEndsAt }: Pick<OrderRow, 'slotEndsAt'>, otherwise: Date): Date =>
  new Date((slotEndsAt ?? otherwise).getTime() + LINK_MS);

type Signing = Pick<Keys, 'digest'>;

const signatureOf = (keys: Signing, businessId: number, businessOrderId: string) =>
  keys.digest(`order-link ${businessId} ${businessOrderId}`);

/** A guest's order is nobody's account, and still has the person's details. Those of a deleted member have none. */
const isGuests = ({ memberId, contact }: OrderRow) => memberId === null && contact.email !== '';

/** The token of a guest's link to one order of one business: it shows that order and gives no other access. */
export const orderLinkToken = (keys: Signing, businessId: number, businessOrderId: string): string =>
  `${businessOrderId}${SEPARATOR}${signatureOf(keys, businessId, businessOrderId)}`;

const followPath = (keys: Signing, businessId: number, { businessOrderId }: PlacedOrder): string =>
  urlTo('follow-order-token', { token: orderLinkToken(keys, businessId, businessOrderId) });

/** Where the shopper of an order follows it: a guest by a signed link, a member in the account. */
export const orderPath = (keys: Signing, { id }: Business, order: PlacedOrder): string =>
  isGuests(order) ? followPath(keys, id, order) : urlTo('member-orders-orderId', { orderId: String(order.orderId) });

/** The link's path, for the guest session that placed the order; null for everybody else. */
export const ownFollowPath = (keys: Signing, businessId: number, order: PlacedOrder, caller: Caller): string | null =>
  isGuests(order) && isOwn(order, caller) ? followPath(keys, businessId, order) : null;

/**
 * The order of a link's token. Forged and expired links, and those of another business, all read alike.
 * @throws Problem order_link_invalid
 */
export async function orderOfLink(
  db: Database,
  keys: Signing,
  businessId: number,
  token: string,
  now: Date,
): Promise<PlacedOrder> {
  const [number = '', signature = ''] = token.split(SEPARATOR);
  const expected = Buffer.from(signatureOf(keys, businessId, number));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refuse('order_link_invalid');
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.businessId, businessId), eq(orders.businessOrderId, number)));
  if (!isPlaced(row) || !isGuests(row)) throw refuse('order_link_invalid');
  if (now >= linksEndAt(row, row.placedAt)) throw refuse('order_link_invalid');
  return row;
}
