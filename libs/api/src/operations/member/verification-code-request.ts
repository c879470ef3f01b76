import Type from 'typebox';
import { VERIFY_TOKEN_MAX_LENGTH } from '../../constants';
import { Platform } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { BasketToken, shape } from '../../shape';

export const verificationCodeRequest = defineOperation({
  key: 'POST /member/verification-code-request',
  id: 'verificationCodeRequest',
  domain: 'member',
  summary: 'Send a code that verifies a phone number',
  later: true,
  limits: [
    { per: 'account', count: 5, seconds: 3600, group: 'code-sent' },
    { per: 'address', count: 30, seconds: 3600, group: 'code-sent' },
  ],
  body: shape({
    basketToken: Type.Optional(BasketToken),
    verifytoken: Type.Optional(Type.String({ maxLength: VERIFY_TOKEN_MAX_LENGTH })),
    platform: Type.Optional(Platform),
  }),
  reply: Type.Unknown(),
  errors: ['phone_already_verified'],
});
