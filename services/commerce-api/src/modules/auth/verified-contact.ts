import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { members } from '../../database/schema/member';
import { settleWaitingReferral } from '../loyalty/settle-order-rewards';

/** Whether another member of the business has verified the number, and still has it. */
export async function isPhoneOfAnother(
  db: Database,
  { businessId, memberId }: { businessId: number; memberId: number },
  phone: string,
): Promise<boolean> {
  const [other] = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.businessId, businessId),
        ne(members.id, memberId),
        eq(members.verifiedPhone, phone),
        eq(members.mobileContactNumber, phone),
      ),
    );
  return other !== undefined;
}

/**
 * Records that a member has proved their e-mail address or phone number. A number that a former owner verified and no
 * longer has is taken from them.
 * @throws the database's error about members_verified_phone when another member has the number
 */
export async function saveVerified(
  tx: Database,
  { businessId, memberId }: { businessId: number; memberId: number },
  channel: OneTimeCodeChannel,
  recipient: string,
  now: Date,
): Promise<void> {
  const own = eq(members.id, memberId);
  if (channel === 'email') {
    await tx.update(members).set({ verifiedEmail: recipient }).where(own);
    await settleWaitingReferral(tx, memberId, now);
    return;
  }
  await tx
    .update(members)
    .set({ verifiedPhone: null })
    .where(
      and(
        eq(members.businessId, businessId),
        eq(members.verifiedPhone, recipient),
        sql`${members.mobileContactNumber} is distinct from ${recipient}`,
      ),
    );
  await tx.update(members).set({ verifiedPhone: recipient, mobileContactNumber: recipient }).where(own);
}
