import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { members } from '../../database/schema/member';

export type Member = typeof members.$inferSelect;

export async function memberById(db: Database, memberId: number, businessId: number): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.businessId, businessId)));
  return member;
}

export function memberProfile(member: Member): MemberProfile {
  const { id, emailAddress, firstname, lastname, mobileContactNumber, retailMemberId, referralCode } = member;
  return { memberId: id, emailAddress, firstname, lastname, mobileContactNumber, retailMemberId, referralCode };
}
