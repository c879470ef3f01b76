import { setTimeout as pause } from 'node:timers/promises';
import type { LoginKind } from '@storefront/api/entities/session-state';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import { brokenConstraint, sqlState } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { members } from '../../database/schema/member';
import { normaliseEmail } from '../../formats/normalise-email';
import { normalisePhone } from '../../formats/normalise-phone';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { findReferralCode } from '../loyalty/referral-codes';
import { openReferral } from '../loyalty/settle-referral';
import { logInByCode } from './codes/log-in-code.service';
import { sendCode } from './codes/send-code';
import { FAILURE_PAUSE_MS } from './failure-pause';
import { hashPassword, passwordMatches } from './passwords/password';
import { checkConfirmation, checkNewPassword } from './passwords/password-rules';
import { type MemberTokens, memberTokens } from './sessions/member-tokens';
import { rotateRefreshToken } from './sessions/sessions.service';
import { startMemberSession } from './sessions/start-member-session';

/** Where a log-in comes from: the caller's address, and the keyed hash of its device. */
interface LoginOrigin {
  address: string | undefined;
  device: string | undefined;
  /** The device's browser and system. */
  deviceName: string | undefined;
}

/** What an address of the token operation calls its two oldest grants. */
export interface GrantNames {
  readonly password: LoginKind;
  readonly refresh: LoginKind;
}

async function logIn(
  context: ServiceContext,
  business: Business,
  body: Extract<BodyOf<'POST /oauth/token'>, { grant_type: 'password' }>,
  origin: LoginOrigin,
  names: GrantNames,
  now: Date,
): Promise<MemberTokens> {
  const { db, keys } = context;
  const email = normaliseEmail(body.username);
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, email)));
  if (!(await passwordMatches(member?.passwordHash, body.password)) || !member) {
    logSecurity(context, 'log_in_failed', { memberId: member?.id ?? null, address: origin.address });
    await pause(FAILURE_PAUSE_MS);
    throw refuse('invalid_credentials');
  }
  const { basketToken } = body;
  const login = {
    business,
    memberId: member.id,
    kind: names.password,
    basketToken,
    device: origin.device,
    deviceName: origin.deviceName,
    keys,
    now,
  };
  return memberTokens(context, business, await inTransaction(db, (tx) => startMemberSession(tx, login)), now);
}

/** The token operation: accepts a password or a one-time code, or exchanges a refresh token for the next one. */
export async function grantTokens(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /oauth/token'>,
  origin: LoginOrigin,
  names: GrantNames,
  now: Date,
): Promise<MemberTokens> {
  if (body.grant_type === 'password') return logIn(context, business, body, origin, names, now);
  if (body.grant_type === 'otp') return logInByCode(context, business, body, origin, now);
  // Ending the family must be committed although the call is refused, so the error is thrown after the transaction.
  const grant = await inTransaction(context.db, (tx) => rotateRefreshToken(tx, body.refresh_token, business.id, now));
  if ('ended' in grant) {
    const { ended, memberId, sessionId } = grant;
    if (ended === 'replayed')
      logSecurity(context, 'refresh_token_replayed', { memberId, sessionId, address: origin.address });
    throw refuse('refresh_token_invalid');
  }
  return memberTokens(context, business, { ...grant, kind: names.refresh }, now);
}

/** Creates an account and its first session. A business that wants e-mail addresses verified sends a code for that. */
export async function registerMember(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /auth/register'>,
  { device, deviceName }: Pick<LoginOrigin, 'device' | 'deviceName'>,
  now: Date,
): Promise<ReplyOf<'POST /auth/register'>> {
  checkConfirmation(body.password, body.passwordConfirmation);
  await checkNewPassword(body.password, normaliseEmail(body.emailAddress));
  const sharer = body.referralCode ? await findReferralCode(context.db, business.id, body.referralCode) : undefined;
  if (body.referralCode && !sharer) throw refuse('referral_code_invalid');
  const memberId = newId();
  const row = {
    id: memberId,
    businessId: business.id,
    emailAddress: normaliseEmail(body.emailAddress),
    passwordHash: await hashPassword(body.password),
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    mobileContactNumber: body.mobileContactNumber
      ? normalisePhone(body.mobileContactNumber, business.settings.country)
      : null,
    whereDidYouHear: body.whereDidYouHear ?? null,
    referralCode: sharer?.code ?? null,
    createdAt: now,
  };
  const grant = await inTransaction(context.db, async (tx) => {
    await tx.insert(members).values(row);
    if (sharer) await openReferral(tx, { friendId: memberId, sharerId: sharer.sharerId, businessId: business.id }, now);
    const { basketToken } = body;
    const { keys } = context;
    return startMemberSession(tx, { business, memberId, kind: 'register', basketToken, device, deviceName, keys, now });
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505' && brokenConstraint(error) === 'members_email')
      throw refuse('email_already_registered');
    // Its owner was deleted a moment ago.
    if (brokenConstraint(error) === 'referrals_of_sharer') throw refuse('referral_code_invalid');
    throw error;
  });
  const tokens = await memberTokens(context, business, grant, now);
  if (!tokens.member.mustVerify) return { outcome: 'registered', ...tokens };
  const recipient = tokens.member.emailAddress;
  const code = {
    businessId: business.id,
    memberId,
    purpose: 'verification',
    channel: 'email',
    recipient,
    device: undefined,
  } as const;
  await sendCode(context, business, code, now);
  return { outcome: 'registered_with_verification', ...tokens };
}
