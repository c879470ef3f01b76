import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { oneTimeCodeIncorrect, oneTimeCodeSendFailed } from '@storefront/messages/verification';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { members } from '../../../database/schema/member';
import { normaliseEmail } from '../../../formats/normalise-email';
import { newId } from '../../../ids';
import { queuePasswordMail } from '../../../mail/password-mail';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import type { Member } from '../../member/member.repository';
import { claimAccount, removeCardsBeforeClaim } from '../claim-account';
import { FAILURE_PAUSE_MS } from '../failure-pause';
import { type MemberTokens, memberTokens } from '../sessions/member-tokens';
import { startMemberSession } from '../sessions/start-member-session';
import { CODE_TIMES, redeemCode, tryCode } from './one-time-codes';
import { sendCode } from './send-code';

/** Every request takes at least this long, so that its duration does not reveal which e-mails exist. */
const MIN_REPLY_MS = { email: 250, sms: 1_000 } as const;

type SendBody = BodyOf<'POST /auth/send-one-time-code'>;
type CodeGrant = Extract<BodyOf<'POST /oauth/token'>, { grant_type: 'otp' }>;

async function memberByEmail({ db }: ServiceContext, business: Business, email: string): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, normaliseEmail(email))));
  return member;
}

/** Where a code may go: a number counts once it is verified, because a mistyped one is a stranger's. */
function addressOf({ emailAddress, mobileContactNumber, verifiedPhone }: Member, channel: SendBody['type']) {
  if (channel === 'email') return emailAddress;
  return verifiedPhone === mobileContactNumber ? verifiedPhone : null;
}

/** Sends the code if there is an account; without one, the gateway is asked all the same, as its refusal shows. */
async function sendIfKnown(
  context: ServiceContext,
  business: Business,
  { email, type: channel }: SendBody,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  const gateway = context.sms(business.id);
  if (channel === 'sms' && !gateway) return false;
  const member = await memberByEmail(context, business, email);
  const recipient = member && addressOf(member, channel);
  if (!member || !recipient) return channel === 'email' || gateway === undefined || gateway.isAvailable();
  const request = {
    businessId: business.id,
    memberId: member.id,
    purpose: 'log_in',
    channel,
    recipient,
    device,
  } as const;
  return sendCode(context, business, request, now);
}

/**
 * Sends a code to log in with to the account's e-mail address or verified mobile number; the reply is the same without.
 * @throws Problem one_time_code_not_sent when the gateway refuses, or the business has none
 */
export async function sendLogInCode(
  context: ServiceContext,
  business: Business,
  body: SendBody,
  device: string | undefined,
  now: Date,
): Promise<ReplyOf<'POST /auth/send-one-time-code'>> {
  const [isSent] = await Promise.all([
    sendIfKnown(context, business, body, device, now),
    pause(MIN_REPLY_MS[body.type]),
  ]);
  if (!isSent) throw refuse('one_time_code_not_sent', oneTimeCodeSendFailed);
  return { sent: true, ...CODE_TIMES };
}

/**
 * Logs in by the code that was sent, which also proves the e-mail address that it was sent to.
 * @throws Problem one_time_code_incorrect, after a pause: wrong, expired, used, tried too often, or of another device
 */
export async function logInByCode(
  context: ServiceContext,
  business: Business,
  { username, otp, basketToken }: CodeGrant,
  { address, device, deviceName }: Record<'address' | 'device' | 'deviceName', string | undefined>,
  now: Date,
): Promise<MemberTokens> {
  const { db, keys } = context;
  const member = await memberByEmail(context, business, username);
  const code = member ? await tryCode(db, keys, { memberId: member.id, purpose: 'log_in', device }, otp, now) : 'none';
  if (!member || typeof code === 'string' || code.recipient !== addressOf(member, code.channel)) {
    logSecurity(context, 'one_time_code_wrong', { memberId: member?.id ?? null, address });
    await pause(FAILURE_PAUSE_MS);
    throw refuse('one_time_code_incorrect', oneTimeCodeIncorrect);
  }
  const login = { business, memberId: member.id, kind: 'otp', basketToken, device, deviceName, keys, now } as const;
  const claim = { business, memberId: member.id, device };
  if (code.channel === 'email') await removeCardsBeforeClaim(context, claim);
  const session = await inTransaction(db, async (tx) => {
    if (!(await redeemCode(tx, code.id, now))) throw refuse('one_time_code_incorrect', oneTimeCodeIncorrect);
    if (code.channel === 'email' && (await claimAccount(tx, context, claim, now))) {
      const about = { subjectId: newId(), recipient: member.emailAddress };
      await queuePasswordMail(tx, 'password_removed', business, about, now);
    }
    return startMemberSession(tx, login);
  });
  return memberTokens(context, business, session, now);
}
