import { randomInt } from 'node:crypto';
import type { MemberReward } from '@storefront/api/entities/loyalty';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { couponCodes, coupons, type RewardSource } from '../../database/schema/coupon';
import { newId } from '../../ids';

/** Letters and digits that are not mistaken for each other. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that cannot be guessed: `length` characters of 32. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

const NAMES: Readonly<Record<RewardSource, string>> = { loyalty: 'Loyalty reward', referral: 'Referral reward' };

/** The coupon of all rewards of one source and amount; it is created with the first one. */
async function rewardCoupon(tx: Database, businessId: number, source: RewardSource, amount: number): Promise<number> {
  const code = `REWARD-${source.toUpperCase()}-${amount}`;
  const row = { id: newId(), businessId, code, name: NAMES[source], kind: 'fixed' as const, amount, membersOnly: true };
  await tx.insert(coupons).values(row).onConflictDoNothing();
  const [found] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.businessId, businessId), eq(coupons.code, code)));
  if (!found) throw new Error(`The coupon ${code} was not saved`);
  return found.id;
}

interface Grant {
  businessId: number;
  memberId: number;
  source: RewardSource;
  /** What it is granted for: a second grant for the same is ignored. */
  key: string;
  /** In minor units. */
  amount: number;
}

/** Fifty bits, because anybody may try codes; short enough to type. */
const CODE_LENGTH = 10;

const REWARD_CODE = new RegExp(`^[LR]-[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`);

/** Whether a coupon's code is that of a member's reward. Orders keep the code when the reward is deleted. */
export const isRewardCode = (code: string): boolean => REWARD_CODE.test(code);

/** Grants a member an amount off one order, as a single-use coupon code of their own. Undefined if it was granted before. */
export async function grantReward(
  tx: Database,
  { businessId, memberId, source, key, amount }: Grant,
  now: Date,
): Promise<MemberReward | undefined> {
  const couponId = await rewardCoupon(tx, businessId, source, amount);
  const [granted] = await tx
    .insert(couponCodes)
    .values({
      businessId,
      couponId,
      memberId,
      code: `${source === 'loyalty' ? 'L' : 'R'}-${randomCode(CODE_LENGTH)}`,
      maximumUses: 1,
      rewardSource: source,
      rewardKey: key,
      grantedAt: now,
    })
    .onConflictDoNothing({ target: [couponCodes.memberId, couponCodes.rewardSource, couponCodes.rewardKey] })
    .returning();
  return granted && { code: granted.code, amount, source, state: 'available', grantedAt: now.toISOString() };
}

/** Withdraws an unused reward, or makes a withdrawn one available again. */
export async function offerReward(
  tx: Database,
  { memberId, source, key }: Pick<Grant, 'memberId' | 'source' | 'key'>,
  isOffered: boolean,
): Promise<void> {
  await tx
    .update(couponCodes)
    .set({ maximumUses: isOffered ? 1 : 0 })
    .where(
      and(
        eq(couponCodes.memberId, memberId),
        eq(couponCodes.rewardSource, source),
        eq(couponCodes.rewardKey, key),
        eq(couponCodes.uses, 0),
      ),
    );
}

/** A member's rewards, newest first. */
export async function rewardsOf(db: Database, businessId: number, memberId: number): Promise<MemberReward[]> {
  const rows = await db
    .select({ of: couponCodes, amount: coupons.amount })
    .from(couponCodes)
    .innerJoin(coupons, eq(coupons.id, couponCodes.couponId))
    .where(
      and(
        eq(couponCodes.businessId, businessId),
        eq(couponCodes.memberId, memberId),
        isNotNull(couponCodes.rewardSource),
      ),
    )
    .orderBy(desc(couponCodes.grantedAt), desc(couponCodes.code));
  return rows.flatMap(({ of: { code, rewardSource, grantedAt, uses, maximumUses }, amount }) =>
    rewardSource && grantedAt && amount !== null
      ? [
          {
            code,
            amount,
            source: rewardSource,
            grantedAt: grantedAt.toISOString(),
            state: uses > 0 ? ('used' as const) : maximumUses === 0 ? ('withdrawn' as const) : ('available' as const),
          },
        ]
      : [],
  );
}
