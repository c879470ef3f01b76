import { HOUR_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { desc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { isPlaced } from '../../../database/order-row';
import { deliveryStops } from '../../../database/schema/delivery-run';
import { orders } from '../../../database/schema/order';
import { jpegOf } from '../../../files/jpeg-of';
import { planFileRemovals } from '../../../files/remove-due-files';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newToken } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { worksFor } from '../../orders/picking/operators-order';
import { lockOwnStop } from './driver';

/** Longer than any request takes. */
const STORED_WITHIN_MS = HOUR_MS;

const refused = (message: string) => refuse('file_refused', message, [{ path: 'picture', message, code: 'file' }]);

interface Sent {
  operator: CallingOperator;
  businessOrderId: string;
  /** In base64. */
  picture: string;
}

/**
 * Stores the picture of a safe place. It is removed again unless the stop names it within the hour.
 * @returns its key
 * @throws Problem file_refused, and those of a stop that is not the operator's own
 */
export async function storeSafePlacePicture(
  { db, files }: ServiceContext,
  { operator, businessOrderId, picture }: Sent,
  now: Date,
): Promise<string> {
  // Nobody stores a file for an order that they do not drive.
  const { order } = await inTransaction(db, (tx) => lockOwnStop(tx, operator, businessOrderId));
  const bytes = await jpegOf(Buffer.from(picture, 'base64'), refused);
  const key = `${order.businessId}/${newToken()}`;
  await planFileRemovals(db, [key], new Date(now.getTime() + STORED_WITHIN_MS));
  await files.put(key, bytes, 'image/jpeg');
  return key;
}

/** The picture of the safe place of an order of the operator's stores. @throws Problem order_not_found */
export async function safePlacePicture(
  { db, files }: ServiceContext,
  { businessOrderId }: BodyOf<'POST /desk/drive-picture'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/drive-picture'>> {
  const [row] = await db
    .select({ order: orders, key: deliveryStops.pictureKey })
    .from(orders)
    .leftJoin(deliveryStops, eq(deliveryStops.draftOrderId, orders.draftOrderId))
    .where(eq(orders.businessOrderId, businessOrderId.toUpperCase()))
    .orderBy(desc(deliveryStops.doneAt));
  if (!row || !isPlaced(row.order) || !worksFor(operator, row.order)) throw refuse('order_not_found');
  if (!row.key) return { picture: null };
  return { picture: { type: 'image/jpeg', content: (await files.get(row.key)).toString('base64') } };
}
