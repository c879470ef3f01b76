import type { Referral, ReferralCode } from '@storefront/api/entities/referral';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { referralCodes, referrals } from '../../database/schema/loyalty';
import { members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { randomCode } from './member-rewards';

/** 32 to the power of eight: codes are not found by trying. */
const CODE_LENGTH = 8;

async function ownCode(db: Database, businessId: number, memberId: number, now: Date): Promise<string> {
  const row = { memberId, businessId, code: randomCode(CODE_LENGTH), createdAt: now };
  await db.insert(referralCodes).values(row).onConflictDoNothing({ target: referralCodes.memberId });
  const [found] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId));
  if (!found) throw new Error('The referral code was not saved');
  return found.code;
}

/** A member's own code, which is made on the first call, and the friends who registered with it, newest first. */
export async function referralOf(
  db: Database,
  { id: businessId, settings }: Business,
  memberId: number,
  now: Date,
): Promise<Referral> {
  const code = await ownCode(db, businessId, memberId, now);
  const friends = await db
    .select({ state: referrals.state, registeredAt: referrals.registeredAt })
    .from(referrals)
    .where(eq(referrals.sharerId, memberId))
    .orderBy(desc(referrals.registeredAt));
  return {
    code,
    reward: settings.referralReward ?? null,
    friends: friends.map(({ state, registeredAt }) => ({ state, registeredAt: registeredAt.toISOString() })),
  };
}

/** A code with its owner, in any case and with spaces around; undefined for an unknown one. */
export async function findReferralCode(
  db: Database,
  businessId: number,
  given: string,
): Promise<{ code: string; sharerId: number; sharerName: string } | undefined> {
  const [row] = await db
    .select({ code: referralCodes.code, sharerId: members.id, sharerName: members.firstname })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(and(eq(referralCodes.businessId, businessId), eq(referralCodes.code, given.trim().toUpperCase())));
  return row;
}

/** Whether a member came by a code already, owns this one, or has ordered before. */
async function cannotUse(db: Database, memberId: number, sharerId: number): Promise<boolean> {
  if (memberId === sharerId) return true;
  const cameBy = await db.$count(referrals, eq(referrals.friendId, memberId));
  return cameBy > 0 || (await db.$count(orders, eq(orders.memberId, memberId))) > 0;
}

/**
 * What a referral code promises its reader.
 * @throws Problem referral_code_invalid for an unknown one
 */
export async function verifyReferralCode(
  db: Database,
  { id: businessId, settings }: Business,
  given: string,
  memberId: number | undefined,
): Promise<ReferralCode> {
  const found = await findReferralCode(db, businessId, given);
  if (!found) throw refuse('referral_code_invalid');
  const { code, sharerId, sharerName } = found;
  const reward = settings.referralReward ?? 0;
  const isUsed = memberId !== undefined && (await cannotUse(db, memberId, sharerId));
  return { code, reward, sharerName, state: reward === 0 ? 'expired' : isUsed ? 'used' : 'active' };
}
