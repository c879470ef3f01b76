import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';

export const MemberProfile = shape({
  memberId: Id,
  emailAddress: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  mobileContactNumber: nullable(Type.String()),
  /** The same number as people of the business's country write it: '07700 900123'. */
  mobileContactNumberDisplay: Type.Optional(nullable(Type.String())),
  phoneVerified: Type.Boolean(),
  /** The business wants the e-mail address verified, and it is not yet. */
  mustVerify: Type.Boolean(),
  /** The membership with the business outside this storefront, if the member has named it. */
  retailMemberId: nullable(Type.String()),
  /** The referral code used at registration. */
  referralCode: nullable(Type.String()),
});
export type MemberProfile = Static<typeof MemberProfile>;
