import Type from 'typebox';
import { VERIFY_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { OneTimeCodeChannel, Platform } from '../../entities/enumerations';

export const verificationCodeRequest = defineOperation({
  key: 'POST /member/verification-code-request',
  id: 'verificationCodeRequest',
  domain: 'member',
  summary: "Send a code that verifies the member's e-mail address, if the business wants it, else their phone number",
  access: 'member',
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({
    /** The phone number is that of the basket's contact details, if they have one. */
    basketToken: Type.Optional(BasketToken),
    /** A solved captcha; it is checked if it is given. */
    verifytoken: Type.Optional(Type.String({ maxLength: VERIFY_TOKEN_MAX_LENGTH })),
    platform: Type.Optional(Platform),
  }),
  reply: shape({
    channel: OneTimeCodeChannel,
    /** Where the code was sent, abbreviated. */
    sentTo: Type.String(),
    resendAfterSeconds: Type.Integer(),
    validSeconds: Type.Integer(),
  }),
  errors: [
    'basket_not_found',
    'verification_not_sent',
    'phone_already_verified',
    'captcha_failed',
    'captcha_unavailable',
    'rate_limited',
  ],
});
