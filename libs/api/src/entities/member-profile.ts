import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../shape';

export const MemberProfile = shape({
  memberId: Id,
  emailAddress: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  mobileContactNumber: nullable(Type.String()),
  /** The friend's code that they registered with. */
  referralCode: nullable(Type.String()),
});
export type MemberProfile = Static<typeof MemberProfile>;
