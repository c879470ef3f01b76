import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { referrals } from '../../database/schema/loyalty';
import { members } from '../../database/schema/member';
import { orders } from '../../database/schema/order';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';

/** More than anybody reads. */
const LISTED_MAX = 500;

/** Refused referrals, the newest first. */
export async function refusedReferrals(
  context: ServiceContext,
  { business }: BodyOf<'POST /admin/refused-referrals'>,
): Promise<ReplyOf<'POST /admin/refused-referrals'>> {
  const only = business === undefined ? undefined : await findBusiness(context, business);
  const sharers = alias(members, 'sharers');
  const rows = await context.db
    .select({
      businessId: referrals.businessId,
      sharer: sharers.emailAddress,
      friend: members.emailAddress,
      refusal: referrals.refusal,
      businessOrderId: orders.businessOrderId,
      decidedAt: referrals.decidedAt,
    })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.friendId))
    .innerJoin(sharers, eq(sharers.id, referrals.sharerId))
    .leftJoin(orders, eq(orders.draftOrderId, referrals.draftOrderId))
    .where(and(eq(referrals.state, 'refused'), only && eq(referrals.businessId, only.id)))
    .orderBy(desc(referrals.decidedAt))
    .limit(LISTED_MAX);
  return {
    referrals: rows.flatMap(({ refusal, decidedAt, ...row }) =>
      refusal && decidedAt ? [{ ...row, refusal, decidedAt: decidedAt.toISOString() }] : [],
    ),
  };
}
