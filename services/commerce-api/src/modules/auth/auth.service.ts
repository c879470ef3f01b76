import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import { brokenConstraint, sqlState } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { members } from '../../database/schema/member';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { joinBaskets } from '../basket/join-baskets';
import type { Business } from '../businesses/businesses.repository';
import { normalisePhone } from '../checkout/normalise-phone';
import { findReferralCode } from '../loyalty/referral-codes';
import { openReferral } from '../loyalty/settle-referral';
import { memberById, memberProfile } from '../member/member.repository';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token';
import { saveKnownDevice } from './known-devices';
import { hashPassword, passwordMatches } from './password';
import { checkNewPassword } from './password-rules';
import { type RefreshGrant, rotateRefreshToken, startSession } from './sessions.service';

type Tokens = ReplyOf<'POST /oauth/token'>;

/** Where a log-in comes from: the caller's address, and the keyed hash of its device. */
interface LoginOrigin {
  address: string | undefined;
  device: string | undefined;
}

/** The delay after a failed log-in. */
const FAILURE_PAUSE_MS = 500;

export const normaliseEmail = (email: string) => email.trim().toLowerCase();

async function issueTokens(
  context: ServiceContext,
  grant: RefreshGrant & { basketToken?: string },
  business: Business,
  now: Date,
): Promise<Tokens> {
  const member = await memberById(context.db, grant.memberId, business.id);
  if (!member) throw refuse('refresh_token_invalid');
  return {
    access_token: await signAccessToken(context.keys, grant, business.id, now),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: grant.refreshToken,
    member: memberProfile(member),
    basketToken: grant.basketToken ?? null,
  };
}

async function logIn(
  context: ServiceContext,
  business: Business,
  body: Extract<BodyOf<'POST /oauth/token'>, { grant_type: 'password' }>,
  origin: LoginOrigin,
  now: Date,
): Promise<Tokens> {
  const { db } = context;
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
  const grant = await inTransaction(db, async (tx) => {
    const basket = await joinBaskets(tx, { business, memberId: member.id, basketToken: body.basketToken, now });
    await saveKnownDevice(tx, member.id, origin.device, now);
    return { ...(await startSession(tx, member.id, business.id, now)), basketToken: basket?.token };
  });
  return issueTokens(context, grant, business, now);
}

/** The token operation: accepts a password, or exchanges a refresh token for the next one. */
export async function grantTokens(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /oauth/token'>,
  origin: LoginOrigin,
  now: Date,
): Promise<Tokens> {
  if (body.grant_type === 'password') return logIn(context, business, body, origin, now);
  // Ending the family must be committed although the call is refused, so the error is thrown after the transaction.
  const grant = await inTransaction(context.db, (tx) => rotateRefreshToken(tx, body.refresh_token, business.id, now));
  if ('ended' in grant) {
    const { ended, memberId, sessionId } = grant;
    if (ended === 'replayed')
      logSecurity(context, 'refresh_token_replayed', { memberId, sessionId, address: origin.address });
    throw refuse('refresh_token_invalid');
  }
  return issueTokens(context, grant, business, now);
}

/** Creates an account and its first session. */
export async function registerMember(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /auth/register'>,
  device: string | undefined,
  now: Date,
): Promise<ReplyOf<'POST /auth/register'>> {
  checkNewPassword(body.password, normaliseEmail(body.emailAddress));
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
    const basket = await joinBaskets(tx, { business, memberId, basketToken: body.basketToken, now });
    await saveKnownDevice(tx, memberId, device, now);
    return { ...(await startSession(tx, memberId, business.id, now)), basketToken: basket?.token };
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505' && brokenConstraint(error) === 'members_email')
      throw refuse('email_already_registered');
    throw error;
  });
  return { outcome: 'registered', ...(await issueTokens(context, grant, business, now)) };
}
