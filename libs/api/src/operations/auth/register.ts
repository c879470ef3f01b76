import Type from 'typebox';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../constants';
import { Platform, RegistrationOutcome } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { BasketToken, Email, Id, Line, Phone, shape } from '../../shape';
import { tokenReply } from './token';

export const register = defineOperation({
  key: 'POST /auth/register',
  id: 'register',
  domain: 'auth',
  summary: 'Create an account and log in to it',
  idempotent: true,
  limits: [{ per: 'address', count: 30, seconds: 3600 }],
  body: shape({
    businessId: Type.Optional(Id),
    firstname: Line(80),
    lastname: Line(80),
    emailAddress: Email,
    password: Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
    mobileContactNumber: Type.Optional(Phone),
    whereDidYouHear: Type.Optional(Line(80)),
    referralCode: Type.Optional(Line(40)),
    basketToken: Type.Optional(BasketToken),
    platform: Type.Optional(Platform),
  }),
  reply: shape({ outcome: RegistrationOutcome, ...tokenReply.properties }),
  errors: ['email_already_registered', 'invalid_phone_number', 'validation_failed'],
});
