import { HOUR_MS } from '@storefront/api/durations';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { orderComplaints } from '../../database/schema/complaint';
import { orders } from '../../database/schema/order';
import { cancelFileRemovals, planFileRemovals } from '../../files/remove-due-files';
import { newToken } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { pictureOf } from './complaint-picture';

/** Longer than any request takes. */
const STORED_WITHIN_MS = HOUR_MS;

/** Who reported: the order of a link, or a member. */
type Reporter = { draftOrderId: number } | { memberId: number; businessId: number };

/** @throws Problem complaint_not_found, also for another shopper's */
async function ownComplaint(db: Database, complaintId: number, reporter: Reporter) {
  const isTheirs =
    'memberId' in reporter
      ? and(eq(orders.memberId, reporter.memberId), eq(orders.businessId, reporter.businessId))
      : eq(orders.draftOrderId, reporter.draftOrderId);
  const [found] = await db
    .select({ complaint: orderComplaints })
    .from(orderComplaints)
    .innerJoin(orders, eq(orders.draftOrderId, orderComplaints.draftOrderId))
    .where(and(eq(orderComplaints.id, complaintId), isTheirs));
  if (!found) throw refuse('complaint_not_found');
  return found.complaint;
}

/**
 * Stores the picture of a complaint, one for each. Only operators of its business read it.
 * @throws Problem complaint_not_found, file_refused
 */
export async function addPicture(
  { db, files }: ServiceContext,
  reporter: Reporter,
  { complaintId, files: sent }: { complaintId: string; files: readonly unknown[] },
  now: Date,
): Promise<{ hasPicture: boolean }> {
  const { id, businessId, pictureKey } = await ownComplaint(db, Number(complaintId), reporter);
  if (pictureKey) throw refuse('file_refused', 'A picture was sent before');
  const bytes = await pictureOf(sent);
  const key = `${businessId}/${newToken()}`;
  // Written before its row names it; if this process ends in between, or another picture was faster, it is removed.
  await planFileRemovals(db, [key], new Date(now.getTime() + STORED_WITHIN_MS));
  await files.put(key, bytes, 'image/jpeg');
  await inTransaction(db, async (tx) => {
    const named = await tx
      .update(orderComplaints)
      .set({ pictureKey: key })
      .where(and(eq(orderComplaints.id, id), isNull(orderComplaints.pictureKey)))
      .returning({ id: orderComplaints.id });
    if (named.length === 0) throw refuse('file_refused', 'A picture was sent before');
    await cancelFileRemovals(tx, [key]);
  });
  return { hasPicture: true };
}
