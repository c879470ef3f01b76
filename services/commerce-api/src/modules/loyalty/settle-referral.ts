import { DAY_MS } from '@storefront/api/durations';
import type { ReferralRefusal } from '@storefront/api/entities/referral';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { referralCodes, referrals } from '../../database/schema/loyalty';
import { addresses, members } from '../../database/schema/member';
import { orders, payments } from '../../database/schema/order';
import { mailboxOf } from '../../formats/mailbox';
import { paymentOfOrder } from '../ledger/payments.repository';
import { cardsStatedByGateways } from '../saved-cards/saved-cards.repository';
import { housesAt } from './houses-at';
import { grantReward, offerReward } from './member-rewards';

const housesOf = async (tx: Database, memberId: number): Promise<string[]> => {
  const book = await tx.select().from(addresses).where(eq(addresses.memberId, memberId));
  const delivered = await tx
    .select({ to: orders.deliveryAddress })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.deliveryAddress)));
  return [...book, ...delivered.flatMap(({ to }) => (to ? [to] : []))].flatMap(housesAt);
};

const mailboxesOf = async (tx: Database, memberId: number): Promise<string[]> => {
  const [own] = await tx.select({ email: members.emailAddress }).from(members).where(eq(members.id, memberId));
  return own ? [mailboxOf(own.email)] : [];
};

const phonesOf = async (tx: Database, memberId: number): Promise<string[]> => {
  const [own] = await tx.select({ phone: members.mobileContactNumber }).from(members).where(eq(members.id, memberId));
  const given = await tx
    .select({ phone: sql<string | null>`${orders.contact} ->> 'phoneNumber'` })
    .from(orders)
    .where(eq(orders.memberId, memberId));
  return [...(own ? [own] : []), ...given].flatMap(({ phone }) => phone ?? []);
};

const cardsOf = async (tx: Database, memberId: number): Promise<string[]> => {
  const saved = await cardsStatedByGateways(tx, memberId);
  const paid = await tx
    .select({ card: payments.cardFingerprint })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(and(eq(orders.memberId, memberId), isNotNull(payments.cardFingerprint)));
  return [...saved.map(({ fingerprint }) => fingerprint), ...paid.flatMap(({ card }) => card ?? [])];
};

const CHECKS = [
  ['same_email', mailboxesOf],
  ['same_address', housesOf],
  ['same_phone', phonesOf],
  ['same_card', cardsOf],
] as const;

/** Rewarded friends of one member in a month: more than most have, and too few to live from. */
const FRIENDS_PER_MONTH = 5;
const MONTH_DAYS = 30;

/**
 * Why a friend's order rewards nobody; `not_yet` when a later order may. What the friend has in common with the sharer, or with a friend for whom the
 * sharer was rewarded before, shows that they are one household or one person.
 */
async function findRefusal(
  tx: Database,
  order: OrderRow,
  { friendId, sharerId }: { friendId: number; sharerId: number },
  now: Date,
): Promise<ReferralRefusal | 'not_yet' | null> {
  // Friends of one sharer are decided one after the other: of two in one house, the second must see the first.
  await tx.select().from(referralCodes).where(eq(referralCodes.memberId, sharerId)).for('update');
  const rewarded = await tx
    .select({ id: referrals.friendId, decidedAt: referrals.decidedAt })
    .from(referrals)
    .where(and(eq(referrals.sharerId, sharerId), eq(referrals.state, 'rewarded')));
  for (const [refusal, read] of CHECKS) {
    const own = new Set(await read(tx, friendId));
    for (const id of [sharerId, ...rewarded.map((other) => other.id)])
      if ((await read(tx, id)).some((one) => own.has(one))) return refusal;
  }
  // A collection paid in cash has nothing to compare.
  if (!order.deliveryAddress && (await cardsOf(tx, friendId)).length === 0) return 'not_yet';
  const monthAgo = now.getTime() - MONTH_DAYS * DAY_MS;
  const recent = rewarded.filter(({ decidedAt }) => decidedAt !== null && decidedAt.getTime() > monthAgo);
  return recent.length >= FRIENDS_PER_MONTH ? 'not_yet' : null;
}

/** Whether the member has proved their e-mail address and the order is paid; cash is taken at the door. */
async function isProvedAndPaid(tx: Database, memberId: number, { draftOrderId }: OrderRow): Promise<boolean> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  const payment = await paymentOfOrder(tx, draftOrderId);
  const isPaid = payment && ['to_collect', 'capturing', 'captured'].includes(payment.state);
  return Boolean(isPaid && member && member.verifiedEmail === member.emailAddress);
}

/** A friend registers with a code. */
export async function openReferral(
  tx: Database,
  referral: { friendId: number; sharerId: number; businessId: number },
  now: Date,
): Promise<void> {
  await tx.insert(referrals).values({ ...referral, state: 'pending', registeredAt: now });
}

/** The code was given by somebody who did not own the friend's address: nobody is rewarded for it. */
export async function cancelReferral(tx: Database, friendId: number): Promise<void> {
  await tx.delete(referrals).where(and(eq(referrals.friendId, friendId), eq(referrals.state, 'pending')));
}

/**
 * Decides a friend's referral when an order of theirs is delivered: both get the reward, or neither does. It waits while
 * the friend's e-mail address is not proved, the order has nothing to compare or the sharer's month is full. The caller
 * has locked the order's row.
 * @param reward in minor units; null when the business rewards no referrals now
 */
export async function settleReferral(tx: Database, order: OrderRow, reward: number | null, now: Date): Promise<void> {
  const { memberId: friendId, businessId, draftOrderId } = order;
  if (friendId === null || order.status !== 'delivered') return;
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendId, friendId), eq(referrals.state, 'pending')))
    .for('update');
  if (!referral || !(await isProvedAndPaid(tx, friendId, order))) return;
  const { sharerId } = referral;
  const refusal = reward === null ? 'not_rewarded_now' : await findRefusal(tx, order, { friendId, sharerId }, now);
  if (refusal === 'not_yet') return;
  const state = refusal ? ('refused' as const) : ('rewarded' as const);
  await tx
    .update(referrals)
    .set({ state, refusal, draftOrderId, decidedAt: now })
    .where(eq(referrals.friendId, friendId));
  if (refusal || reward === null) return;
  for (const memberId of [friendId, sharerId])
    await grantReward(tx, { businessId, memberId, source: 'referral', key: `friend ${friendId}`, amount: reward }, now);
}

/** The order that decided a referral was refunded: rewards that were not used yet are withdrawn from both. */
export async function withdrawReferralRewards(tx: Database, { draftOrderId, status }: OrderRow): Promise<void> {
  if (status !== 'refunded') return;
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.draftOrderId, draftOrderId), eq(referrals.state, 'rewarded')));
  if (!referral) return;
  for (const memberId of [referral.friendId, referral.sharerId])
    await offerReward(tx, { memberId, source: 'referral', key: `friend ${referral.friendId}` }, false);
}
