import { setTimeout as pause } from 'node:timers/promises';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { members } from '../../database/schema/member';
import { refuse } from '../../problem';
import { hashPassword, passwordMatches } from '../auth/password';
import { endAllSessions } from '../auth/sessions.service';
import type { Business } from '../businesses/businesses.repository';
import { normalPhone } from '../checkout/normal-phone';
import { memberById, memberProfile } from './member.repository';

const FAILURE_PAUSE_MS = 500;

export async function profileOf(db: Database, memberId: number, businessId: number): Promise<MemberProfile> {
  const member = await memberById(db, memberId, businessId);
  if (!member) throw refuse('session_ended');
  return memberProfile(member);
}

export async function updateProfile(
  db: Database,
  memberId: number,
  business: Business,
  body: BodyOf<'PUT /member/profile'>,
): Promise<MemberProfile> {
  const phone = body.mobileContactNumber;
  const [member] = await db
    .update(members)
    .set({
      firstname: body.firstname.trim(),
      lastname: body.lastname.trim(),
      ...(phone !== undefined && { mobileContactNumber: normalPhone(phone, business.settings.country) }),
    })
    .where(and(eq(members.id, memberId), eq(members.businessId, business.id)))
    .returning();
  if (!member) throw refuse('session_ended');
  return memberProfile(member);
}

/** A new password ends every session, the one that asked for it included. */
export async function changePassword(
  db: Database,
  memberId: number,
  businessId: number,
  body: BodyOf<'POST /member/change-password'>,
  now: Date,
): Promise<{ changed: true }> {
  const member = await memberById(db, memberId, businessId);
  if (!(await passwordMatches(member?.passwordHash, body.currentPassword))) {
    await pause(FAILURE_PAUSE_MS);
    throw refuse('current_password_incorrect');
  }
  const passwordHash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    await endAllSessions(tx, memberId, now);
  });
  return { changed: true };
}
