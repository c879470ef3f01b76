import { UNPAID_DRAFT_DAYS } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import { and, exists, inArray, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderLines, orders, payments } from '../../database/schema/order';
import { paymentLinks } from '../../database/schema/payment-link';

/** The columns of an unpaid draft after erasure. */
const ERASED = { firstName: '', lastName: '', email: '', phoneNumber: '' };

/**
 * Erases the shopper's details from old drafts that were never paid and have no open payment, and deletes their lines,
 * which may hold notes and engravings, and their payment links.
 */
export async function eraseOldDrafts(db: Database, now: Date): Promise<void> {
  const openPayment = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(sql`${payments.draftOrderId} = ${orders.draftOrderId}`, isNotNull(payments.nextCheckAt)));
  const erased = await db
    .update(orders)
    .set({ contact: ERASED, deliveryAddress: null, billingAddress: null, instructions: null, detailsOwner: null })
    .where(
      and(
        isNull(orders.placedAt),
        lt(orders.createdAt, new Date(now.getTime() - UNPAID_DRAFT_DAYS * DAY_MS)),
        ne(orders.contact, ERASED),
        not(exists(openPayment)),
      ),
    )
    .returning({ id: orders.draftOrderId });
  if (erased.length === 0) return;
  const ids = erased.map(({ id }) => id);
  await db.delete(orderLines).where(inArray(orderLines.draftOrderId, ids));
  await db.delete(paymentLinks).where(inArray(paymentLinks.draftOrderId, ids));
}
