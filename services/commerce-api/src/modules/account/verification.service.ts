import { setTimeout as pause } from 'node:timers/promises';
import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { emailVerifyFailed } from '@storefront/messages/account';
import { codeIncorrect, phoneVerifiedByAnother, verificationRequestFailed } from '@storefront/messages/verification';
import { brokenConstraint, sqlState } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import type { Caller, Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { CODE_TIMES, redeemCode, tryCode } from '../auth/codes/one-time-codes';
import { sendCode } from '../auth/codes/send-code';
import { FAILURE_PAUSE_MS } from '../auth/failure-pause';
import { isPhoneOfAnother, saveVerified } from '../auth/verified-contact';
import { findOpenBasket } from '../basket/basket.repository';
import { detailsOf } from '../basket/owners/personal-details';
import type { Business } from '../businesses/businesses.repository';
import { type Member, memberById, memberProfile, mustVerify } from '../member/member.repository';

interface VerificationCall<Body> {
  readonly business: Business;
  readonly member: Identity;
  readonly caller: Caller;
  readonly body: Body;
  readonly address: string | undefined;
  readonly now: Date;
}

interface Target {
  readonly channel: OneTimeCodeChannel;
  readonly recipient: string;
}

/**
 * What the member has to prove: their e-mail address if the business wants it and it is not proved yet, else the phone
 * number of the basket's contact details or of their profile. Undefined without a number.
 * @throws Problem basket_not_found
 */
async function targetOf(
  { db }: ServiceContext,
  member: Member,
  { business, caller, body: { basketToken }, now }: VerificationCall<{ basketToken?: string }>,
): Promise<Target | undefined> {
  const basket = basketToken ? await findOpenBasket(db, business.id, basketToken) : undefined;
  if (basketToken && !basket) throw refuse('basket_not_found');
  if (mustVerify(member, business)) return { channel: 'email', recipient: member.emailAddress };
  const contact = basket && detailsOf(basket, caller, now).contact;
  const recipient = contact?.phoneNumber ?? member.mobileContactNumber;
  return recipient ? { channel: 'sms', recipient } : undefined;
}

async function assertHuman(
  { captcha }: ServiceContext,
  {
    business,
    body: { verifytoken: token },
    address,
  }: VerificationCall<BodyOf<'POST /member/verification-code-request'>>,
): Promise<void> {
  const check = token === undefined ? undefined : captcha.of(business.id);
  if (token === undefined || !check) return;
  const outcome = await check.verify({ token, action: 'verification', address, idempotencyKey: undefined });
  if (outcome === 'unavailable') throw refuse('captcha_unavailable');
  if (outcome === 'failed') throw refuse('captcha_failed');
}

async function memberOf({ db }: ServiceContext, { business, member }: VerificationCall<unknown>): Promise<Member> {
  const found = await memberById(db, member.memberId, business.id);
  if (!found) throw refuse('session_ended');
  return found;
}

/** 'a…a@example.com', '+44…123': enough to recognise it. */
const abbreviated = ({ channel, recipient }: Target): string =>
  channel === 'email' ? recipient.replace(/^(.).*(?=@)/, '$1…') : `${recipient.slice(0, 3)}…${recipient.slice(-3)}`;

/**
 * Sends a code that verifies the member's e-mail address or phone number.
 * @throws Problem phone_already_verified, verification_not_sent, captcha_failed, captcha_unavailable
 */
export async function requestVerificationCode(
  context: ServiceContext,
  call: VerificationCall<BodyOf<'POST /member/verification-code-request'>>,
): Promise<ReplyOf<'POST /member/verification-code-request'>> {
  await assertHuman(context, call);
  const { business, now } = call;
  const member = await memberOf(context, call);
  const target = await targetOf(context, member, call);
  if (!target) throw refuse('verification_not_sent', verificationRequestFailed);
  const own = { businessId: business.id, memberId: member.id };
  if (target.channel === 'sms' && (await isPhoneOfAnother(context.db, own, target.recipient)))
    throw refuse('phone_already_verified', phoneVerifiedByAnother);
  const isSent = await sendCode(
    context,
    business,
    { ...own, ...target, purpose: 'verification', device: undefined },
    now,
  );
  if (!isSent) throw refuse('verification_not_sent', verificationRequestFailed);
  return { channel: target.channel, sentTo: abbreviated(target), ...CODE_TIMES };
}

/**
 * Checks a code, and records what it proves.
 * @throws Problem code_incorrect, after a pause; email_not_verified when no code for the e-mail address is left to try;
 * phone_already_verified when another member was first
 */
export async function checkVerificationCode(
  context: ServiceContext,
  call: VerificationCall<BodyOf<'POST /member/verification-code-check'>>,
): Promise<ReplyOf<'POST /member/verification-code-check'>> {
  const { db, keys } = context;
  const { business, body, address, now } = call;
  const member = await memberOf(context, call);
  const target = await targetOf(context, member, call);
  const request = { memberId: member.id, purpose: 'verification', device: undefined } as const;
  const code = await tryCode(db, keys, request, body.verificationCode, now);
  // A code for a number that has been replaced since proves nothing about the new one.
  if (typeof code === 'string' || code.recipient !== target?.recipient) {
    logSecurity(context, 'one_time_code_wrong', { memberId: member.id, address });
    await pause(FAILURE_PAUSE_MS);
    if (code === 'none' && target?.channel === 'email') throw refuse('email_not_verified', emailVerifyFailed);
    throw refuse('code_incorrect', codeIncorrect);
  }
  const own = { businessId: business.id, memberId: member.id };
  await inTransaction(db, async (tx) => {
    if (!(await redeemCode(tx, code.id, now))) throw refuse('code_incorrect', codeIncorrect);
    await saveVerified(tx, own, code.channel, code.recipient, now);
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505' && brokenConstraint(error) === 'members_verified_phone')
      throw refuse('phone_already_verified', phoneVerifiedByAnother);
    throw error;
  });
  return { verified: code.channel, member: memberProfile(await memberOf(context, call), business) };
}
