import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { retailMembershipInvalid } from '@storefront/messages/checkout';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { members } from '../../database/schema/member';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { changeBasket, getOpenBasket, lockOpenBasket } from '../basket/basket.repository';
import { detailsOf, ownDetails } from '../basket/owners/personal-details';
import type { Business } from '../businesses/businesses.repository';
import { readMembershipId } from '../businesses/retail-membership-id';
import { memberById } from '../member/member.repository';

type Body = BodyOf<'POST /checkout/retail-membership-check'>;

/** @throws Problem retail_membership_invalid, also when the business has no memberships */
function validateId({ settings: { retailMembership } }: Business, typed: string): string {
  const id = retailMembership && readMembershipId(retailMembership, typed);
  if (!id)
    throw refuse('retail_membership_invalid', retailMembershipInvalid, [
      { path: 'retailMemberId', message: retailMembershipInvalid, code: 'retail_membership_invalid' },
    ]);
  return id;
}

async function savedId(db: Database, business: Business, { basketToken }: Body, caller: Caller, now: Date) {
  const { member } = caller;
  if (member) return (await memberById(db, member.memberId, business.id))?.retailMemberId;
  if (basketToken === undefined) return undefined;
  const basket = await getOpenBasket(db, business.id, basketToken);
  return detailsOf(basket, caller, now).retailMemberId;
}

/** Checks whether an id is a valid membership, and whether this shopper already has it. */
export async function checkRetailMembership(
  { db }: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/retail-membership-check'>> {
  const retailMemberId = validateId(business, body.retailMemberId);
  return { retailMemberId, isKept: (await savedId(db, business, body, caller, now)) === retailMemberId };
}

/** Stores a membership: for a member's future orders, or for the order of a guest's basket. */
export async function storeRetailMembership(
  { db }: ServiceContext,
  business: Business,
  { retailMemberId: typed, basketToken }: Body,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/retail-membership-store'>> {
  const retailMemberId = validateId(business, typed);
  const { member } = caller;
  if (member) {
    await db
      .update(members)
      .set({ retailMemberId })
      .where(and(eq(members.id, member.memberId), eq(members.businessId, business.id)));
    return { retailMemberId, keptWith: 'member' };
  }
  if (basketToken === undefined)
    throw refuse('validation_failed', 'A guest keeps a membership with a basket', [
      { path: 'basketToken', message: 'must be given', code: 'required' },
    ]);
  await inTransaction(db, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, basketToken);
    await changeBasket(tx, basket, { ...ownDetails(basket, caller, now), retailMemberId }, now);
  });
  return { retailMemberId, keptWith: 'basket' };
}
