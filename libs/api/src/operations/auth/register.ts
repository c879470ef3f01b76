import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Email, Id, Line, NewPassword, PersonName, Phone, shape } from '../../declaration/shape';
import { Platform, RegistrationOutcome } from '../../entities/enumerations';
import { tokenReply } from './token';

export const register = defineOperation({
  key: 'POST /auth/register',
  id: 'register',
  domain: 'auth',
  summary: 'Create an account and log in to it',
  idempotent: 'reply',
  limits: [{ per: 'address', count: 30, seconds: 3600 }],
  session: {
    takesReferralCode: true,
    provesDevice: true,
    givesTokens: true,
    takesBasket: true,
    basketToken: 'basketToken',
  },
  body: shape({
    businessId: Type.Optional(Id),
    firstname: PersonName,
    lastname: PersonName,
    emailAddress: Email,
    password: NewPassword,
    /** The password typed again; a different one is refused. Forms send it. */
    passwordConfirmation: Type.Optional(NewPassword),
    mobileContactNumber: Type.Optional(Phone),
    whereDidYouHear: Type.Optional(Line(80)),
    referralCode: Type.Optional(Line(40)),
    basketToken: Type.Optional(BasketToken),
    platform: Type.Optional(Platform),
  }),
  reply: shape({ outcome: RegistrationOutcome, ...tokenReply.properties }),
  errors: [
    'referral_code_invalid',
    'email_already_registered',
    'password_too_common',
    'invalid_phone_number',
    'validation_failed',
  ],
});
