import Type from 'typebox';
import { INVITATION_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Email, Id, NewPassword, shape } from '../../declaration/shape';
import { StaffMember } from '../../entities/desk/staff-member';
import { DESK_LINK_LIMITS, INVITATION_LIMITS } from '../../limits/desk-limits';

export const deskInvitationAgain = defineOperation({
  key: 'POST /desk/invitation-again',
  id: 'deskInvitationAgain',
  domain: 'desk',
  summary: 'Mail an operator another link to set a password; earlier ones no longer work',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ operatorId: Id }),
  reply: StaffMember,
  errors: ['operator_not_found'],
});

export const deskForgottenPassword = defineOperation({
  key: 'POST /desk/forgotten-password',
  id: 'deskForgottenPassword',
  domain: 'desk',
  summary: 'Mail a link to set a new password, if an operator has the address; the reply does not tell',
  access: 'desk',
  body: shape({ email: Email }),
  limits: DESK_LINK_LIMITS,
  reply: shape({ requested: Type.Boolean() }),
  errors: ['rate_limited'],
});

export const deskAcceptInvitation = defineOperation({
  key: 'POST /desk/accept-invitation',
  id: 'deskAcceptInvitation',
  domain: 'desk',
  summary: 'Set the password of an operator by the link that was mailed; all of their sessions end',
  access: 'desk',
  body: shape({
    token: Type.String({ minLength: 1, maxLength: INVITATION_TOKEN_MAX_LENGTH }),
    password: NewPassword,
  }),
  limits: INVITATION_LIMITS,
  /** With which to log in now. */
  reply: shape({ email: Type.String() }),
  errors: ['operator_invitation_invalid', 'password_too_common', 'rate_limited'],
});
