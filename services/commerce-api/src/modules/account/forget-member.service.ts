import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { baskets } from '../../database/schema/basket';
import { members } from '../../database/schema/member';
import { orders, payments } from '../../database/schema/order';
import { recordTransition } from '../../database/transitions';
import { queueMail } from '../../mail/queue-mail';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { OPEN_PAYMENTS } from '../../states/payment-state';
import type { Business } from '../businesses/businesses.repository';
import { queueMarketingChange } from '../marketing/marketing-changes';
import { memberUserId } from '../marketing/marketing-user';
import { erasePerson, planRemovalOfFiles } from '../member/erase-person';
import { startForgetRequest, tryForgetCode } from '../member/forget-code';
import { type Member, memberById } from '../member/member.repository';
import { OPEN_ORDERS, personOf } from '../member/person';
import { removeAllCards } from '../saved-cards/saved-cards.service';
import { endpointsFor, queueFor } from '../webhooks/queue-event';

const isOwnOrder = ({ id, businessId }: Member) => and(eq(orders.businessId, businessId), eq(orders.memberId, id));

/** @throws Problem account_in_use while an order is on its way or money is open */
async function assertNothingOpen(db: Database, member: Member): Promise<void> {
  const [order] = await db
    .select({ id: orders.draftOrderId })
    .from(orders)
    .where(and(isOwnOrder(member), inArray(orders.status, [...OPEN_ORDERS])))
    .limit(1);
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(and(isOwnOrder(member), inArray(payments.state, [...OPEN_PAYMENTS])))
    .limit(1);
  if (order || payment) throw refuse('account_in_use');
}

async function memberOf(db: Database, memberId: number, businessId: number): Promise<Member> {
  const member = await memberById(db, memberId, businessId);
  if (!member) throw refuse('session_ended');
  return member;
}

/** Mails the member a code that deletes the account. */
export async function requestForgetCode(
  { db }: ServiceContext,
  business: Business,
  memberId: number,
  now: Date,
): Promise<ReplyOf<'POST /member/forget-code-request'>> {
  const member = await memberOf(db, memberId, business.id);
  await assertNothingOpen(db, member);
  const { expiresAt } = await inTransaction(db, async (tx) => {
    const request = await startForgetRequest(tx, { memberId, businessId: business.id }, now);
    const about = { businessId: business.id, subjectId: request.id, recipient: member.emailAddress };
    await queueMail(tx, { kind: 'forget_code', ...about }, now);
    return request;
  });
  return { requested: true, expiresAt: expiresAt.toISOString() };
}

/**
 * Deletes a member. Cards go first, at the gateway and here, because the gateway may be away: then the account stays and
 * the code can be sent again. Everything else goes in one transaction, in which no order and no payment can begin.
 */
export async function confirmForgetCode(
  context: ServiceContext,
  business: Business,
  memberId: number,
  { confirmationCode }: BodyOf<'POST /member/forget-code-confirm'>,
  now: Date,
): Promise<ReplyOf<'POST /member/forget-code-confirm'>> {
  const { db, keys } = context;
  if (!(await tryForgetCode(db, keys, memberId, confirmationCode, now))) throw refuse('code_incorrect');
  await assertNothingOpen(db, await memberOf(db, memberId, business.id));
  const [kept] = await removeAllCards(context, business, memberId);
  if (kept) throw kept.error;
  await inTransaction(db, async (tx) => {
    // The order in which every transaction locks: a draft its basket, a delivery its order, then the member.
    await tx.select({ id: baskets.id }).from(baskets).where(eq(baskets.memberId, memberId)).for('update');
    await tx
      .select({ id: orders.draftOrderId })
      .from(orders)
      .where(and(eq(orders.businessId, business.id), eq(orders.memberId, memberId)))
      .for('update');
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const member = await memberOf(tx, memberId, business.id);
    await assertNothingOpen(tx, member);
    const person = await personOf(tx, member, true);
    await planRemovalOfFiles(tx, person, now);
    await erasePerson(tx, person);
    const userId = memberUserId(keys, business.id, memberId);
    const forget = { businessId: business.id, userId, change: { kind: 'forget' } } as const;
    await queueMarketingChange(tx, context, forget);
    await queueFor(tx, await endpointsFor(tx, business.id, 'member.deleted'), 'member.deleted', { memberId }, now);
    const last = { kind: 'account_deleted', subjectId: memberId, recipient: member.emailAddress } as const;
    await queueMail(tx, { businessId: business.id, ...last }, now);
    await recordTransition(tx, 'member', 'kept', 'erased');
  });
  return { forgotten: true };
}
