import { setTimeout as pause } from 'node:timers/promises';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { codeIncorrect } from '@storefront/messages/verification';
import { eq } from 'drizzle-orm';
import { brokenConstraint } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { forgetCodes, members, pendingIdentities } from '../../database/schema/member';
import { normaliseEmail } from '../../formats/normalise-email';
import type { Identity } from '../../http/operation.types';
import { queueEmailChanged } from '../../mail/email-changed-mail';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { assertFresh } from '../auth/assert-fresh';
import { CODE_TIMES, redeemCode, tryCode } from '../auth/codes/one-time-codes';
import { sendCode } from '../auth/codes/send-code';
import { FAILURE_PAUSE_MS } from '../auth/failure-pause';
import { invalidateResets } from '../auth/passwords/invalidate-resets';
import type { Business } from '../businesses/businesses.repository';
import { blockNewAddress } from '../checkout/blocked-shoppers';
import { settleWaitingReferral } from '../loyalty/settle-order-rewards';
import { lockMember, memberById, memberProfile } from '../member/member.repository';
import { moveRowsToEmail } from '../member/move-rows-to-email';

interface EmailChangeCall<Body> {
  readonly business: Business;
  readonly member: Identity;
  readonly body: Body;
  readonly address: string | undefined;
  readonly now: Date;
}

/**
 * Sends a code to a new address. An address that has an account gets one too: only its owner learns that it has.
 * @throws Problem current_password_incorrect, fresh_login_needed, email_unchanged
 */
export async function requestEmailChange(
  context: ServiceContext,
  { business, member: identity, body, now }: EmailChangeCall<BodyOf<'POST /member/email-change-request'>>,
): Promise<ReplyOf<'POST /member/email-change-request'>> {
  const member = await memberById(context.db, identity.memberId, business.id);
  if (!member) throw refuse('session_ended');
  await assertFresh(context, member, identity, body.currentPassword, now);
  const recipient = normaliseEmail(body.emailAddress);
  if (recipient === member.emailAddress) throw refuse('email_unchanged');
  const whose = { businessId: business.id, memberId: member.id, device: undefined };
  await sendCode(context, business, { ...whose, purpose: 'email_change', channel: 'email', recipient }, now);
  return { sentTo: recipient, ...CODE_TIMES };
}

/**
 * Changes the address to the one that the code was sent to, which it proves. Links and codes that were sent to the old
 * address end, and the old address is informed.
 * @throws Problem code_incorrect, after a pause; email_already_registered
 */
export async function confirmEmailChange(
  context: ServiceContext,
  { business, member: identity, body, address, now }: EmailChangeCall<BodyOf<'POST /member/email-change-confirm'>>,
): Promise<MemberProfile> {
  const { db, keys } = context;
  const { memberId } = identity;
  const request = { memberId, purpose: 'email_change', device: undefined } as const;
  const code = await tryCode(db, keys, request, body.confirmationCode, now);
  if (typeof code === 'string') {
    logSecurity(context, 'one_time_code_wrong', { memberId, address });
    await pause(FAILURE_PAUSE_MS);
    throw refuse('code_incorrect', codeIncorrect);
  }
  const { recipient } = code;
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, business.id, memberId);
    if (!member) throw refuse('session_ended');
    if (!(await redeemCode(tx, code.id, now))) throw refuse('code_incorrect', codeIncorrect);
    const verified = { emailAddress: recipient, verifiedEmail: recipient };
    await tx.update(members).set(verified).where(eq(members.id, memberId));
    await invalidateResets(tx, memberId, now);
    await tx.delete(forgetCodes).where(eq(forgetCodes.memberId, memberId));
    await tx.delete(pendingIdentities).where(eq(pendingIdentities.memberId, memberId));
    await moveRowsToEmail(tx, member, recipient);
    await blockNewAddress(tx, keys, member, recipient);
    await settleWaitingReferral(tx, memberId, now);
    await queueEmailChanged(tx, business.id, member.emailAddress, now);
    return memberProfile({ ...member, ...verified }, business);
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'members_email') throw refuse('email_already_registered');
    throw error;
  });
}
