import { setTimeout as pause } from 'node:timers/promises';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { members } from '../../database/schema/member';
import { normalisePhone } from '../../formats/normalise-phone';
import { deleteOtherDevices, trustDevice } from '../../http/callers/known-devices';
import type { Identity } from '../../http/operation.types';
import { newId } from '../../ids';
import { queuePasswordMail } from '../../mail/password-mail';
import { queuePhoneChanged } from '../../mail/phone-changed-mail';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { FAILURE_PAUSE_MS } from '../auth/failure-pause';
import { invalidateResets } from '../auth/passwords/invalidate-resets';
import { hashPassword, passwordMatches } from '../auth/passwords/password';
import { checkConfirmation, checkNewPassword } from '../auth/passwords/password-rules';
import { endAllSessions, kindOfSession } from '../auth/sessions/sessions.service';
import type { Business } from '../businesses/businesses.repository';
import { lockMember, memberById, memberProfile } from '../member/member.repository';

export async function profileOf(
  db: Database,
  { memberId, sessionId }: Identity,
  business: Business,
): Promise<ReplyOf<'GET /member/profile'>> {
  const [member, kind] = await Promise.all([memberById(db, memberId, business.id), kindOfSession(db, sessionId)]);
  if (!member) throw refuse('session_ended');
  return { ...memberProfile(member, business), session: { strategy: 'member', kind } };
}

/** Changes a member's name and, if it is given, their mobile number; a changed number is reported by mail. */
export function updateProfile(
  db: Database,
  memberId: number,
  business: Business,
  body: BodyOf<'PUT /member/profile'>,
  now: Date,
): Promise<MemberProfile> {
  const phone = body.mobileContactNumber;
  return inTransaction(db, async (tx) => {
    const before = await lockMember(tx, business.id, memberId);
    const [member] = await tx
      .update(members)
      .set({
        firstname: body.firstname.trim(),
        lastname: body.lastname.trim(),
        ...(phone !== undefined && { mobileContactNumber: normalisePhone(phone, business.settings.country) }),
      })
      .where(and(eq(members.id, memberId), eq(members.businessId, business.id)))
      .returning();
    if (!member || !before) throw refuse('session_ended');
    const old = before.mobileContactNumber;
    if (old !== null && old !== member.mobileContactNumber)
      await queuePhoneChanged(tx, business.id, member.emailAddress, now);
    return memberProfile(member, business);
  });
}

/**
 * Changing the password ends every session including the current one, invalidates reset links, and informs the member
 * by mail.
 */
export async function changePassword(
  context: ServiceContext,
  business: Business,
  memberId: number,
  body: BodyOf<'POST /member/change-password'>,
  { address, device }: { address: string | undefined; device: string | undefined },
  now: Date,
): Promise<ReplyOf<'POST /member/change-password'>> {
  const { db, keys } = context;
  checkConfirmation(body.password, body.passwordConfirmation);
  const member = await memberById(db, memberId, business.id);
  if (!(await passwordMatches(member?.passwordHash, body.currentPassword)) || !member) {
    logSecurity(context, 'current_password_wrong', { memberId, address });
    await pause(FAILURE_PAUSE_MS);
    throw refuse('current_password_incorrect');
  }
  await checkNewPassword(body.password, member.emailAddress);
  const passwordHash = await hashPassword(body.password);
  const loginDevice = await inTransaction(db, async (tx) => {
    await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    await endAllSessions(tx, memberId, now);
    await invalidateResets(tx, memberId, now);
    await deleteOtherDevices(tx, memberId, device);
    const about = { subjectId: newId(), recipient: member.emailAddress };
    await queuePasswordMail(tx, 'password_changed', business, about, now);
    return trustDevice(tx, keys, memberId, device, now);
  });
  return { changed: true, ...(loginDevice && { loginDevice }) };
}
