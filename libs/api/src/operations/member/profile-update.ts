import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, PersonName, Phone, shape } from '../../declaration/shape';
import { MemberProfile } from '../../entities/member-profile';

export const updateProfile = defineOperation({
  key: 'PUT /member/profile',
  id: 'updateProfile',
  domain: 'member',
  summary: "Change the member's own details",
  access: 'member',
  body: shape({
    businessId: Type.Optional(Id),
    firstname: PersonName,
    lastname: PersonName,
    mobileContactNumber: Type.Optional(Phone),
  }),
  reply: MemberProfile,
  errors: ['invalid_phone_number', 'validation_failed', 'business_mismatch'],
});
