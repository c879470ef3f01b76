import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { assistedVisits } from '../../../database/schema/assisted-visit';
import { orders } from '../../../database/schema/order';
import { paymentLinks } from '../../../database/schema/payment-link';

/** Whether a payment link of a member, or of a guest with an e-mail address, waits. */
export async function waitsForPayment(
  db: Database,
  businessId: number,
  { memberId, contact }: Pick<typeof assistedVisits.$inferInsert, 'memberId' | 'contact'>,
  now: Date,
): Promise<boolean> {
  const isTheirs = memberId
    ? eq(orders.memberId, memberId)
    : and(isNull(orders.memberId), sql`${orders.contact} ->> 'email' = ${contact?.email ?? ''}`);
  const [waiting] = await db
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.draftOrderId, paymentLinks.draftOrderId))
    .where(
      and(
        eq(paymentLinks.businessId, businessId),
        isNull(paymentLinks.withdrawnAt),
        gt(paymentLinks.endsAt, now),
        isNull(orders.placedAt),
        isTheirs,
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
