import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { outgoingMail } from '../database/schema/mail';
import type { orders } from '../database/schema/order';
import type { ServiceContext } from '../service-context';

/**
 * Limits the confirmations of guest orders per e-mail address: a sender can enter a stranger's address and must not
 * fill their mailbox.
 */
export const GUEST_ORDER_MAILS = [
  { count: 5, ms: HOUR_MS },
  { count: 10, ms: DAY_MS },
] as const;

/** Whether the recipient of a guest's order has had as many confirmations as an address may get; logs it. */
export async function exceedsGuestMailLimit(
  { db, clock, log }: ServiceContext,
  recipient: string,
  { memberId, draftOrderId }: typeof orders.$inferSelect,
): Promise<boolean> {
  if (memberId !== null) return false;
  const now = clock.now().getTime();
  for (const { count, ms } of GUEST_ORDER_MAILS) {
    const [row] = await db
      .select({ sent: sql<number>`count(*)::int` })
      .from(outgoingMail)
      .where(
        and(
          eq(outgoingMail.recipient, recipient),
          inArray(outgoingMail.kind, ['order_confirmation', 'order_changed']),
          gt(outgoingMail.sentAt, new Date(now - ms)),
        ),
      );
    if ((row?.sent ?? 0) < count) continue;
    log.warn({ draftOrderId }, 'a guest order is not confirmed by mail: the address has reached its limit');
    return true;
  }
  return false;
}
