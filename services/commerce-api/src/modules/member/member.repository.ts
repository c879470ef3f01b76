import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { members } from '../../database/schema/member';
import { displayPhone } from '../../formats/display-phone';
import type { Business } from '../businesses/businesses.repository';

export type Member = typeof members.$inferSelect;

export async function memberById(db: Database, memberId: number, businessId: number): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.businessId, businessId)));
  return member;
}

/**
 * Locks a member's row, so that a deletion, or another change of the ways to log in, waits for this one. Rows that refer
 * to the member can be written meanwhile.
 * @returns undefined when the member is gone
 */
export async function lockMember(tx: Database, businessId: number, memberId: number): Promise<Member | undefined> {
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.businessId, businessId)))
    .for('no key update');
  return member;
}

/** Whether an e-mail address has an account. @param email in its normal form */
export async function hasAccount(db: Database, businessId: number, email: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.businessId, businessId), eq(members.emailAddress, email)));
  return member !== undefined;
}

/** Whether the member must verify their e-mail address before they may order. */
export const mustVerify = (
  { verifiedEmail, emailAddress }: Pick<Member, 'verifiedEmail' | 'emailAddress'>,
  { settings }: Pick<Business, 'settings'>,
): boolean => settings.features.verifyRegistration === true && verifiedEmail !== emailAddress;

export function memberProfile(member: Member, business: Pick<Business, 'settings'>): MemberProfile {
  const { id, emailAddress, firstname, lastname, mobileContactNumber, verifiedPhone, retailMemberId, referralCode } =
    member;
  return {
    memberId: id,
    emailAddress,
    firstname,
    lastname,
    mobileContactNumber,
    mobileContactNumberDisplay: mobileContactNumber && displayPhone(mobileContactNumber, business.settings.country),
    phoneVerified: verifiedPhone !== null && verifiedPhone === mobileContactNumber,
    mustVerify: mustVerify(member, business),
    retailMemberId,
    referralCode,
  };
}
