import Type from 'typebox';
import { REFRESH_TOKEN_MAX_LENGTH, REFRESH_TOKEN_MIN_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Email, NewDeviceSecret, nullable, Password, shape, TypedCode } from '../../declaration/shape';
import { MemberProfile } from '../../entities/member-profile';
import { SessionState } from '../../entities/session-state';
import { LOG_IN_LIMITS } from '../../limits/log-in-limits';

/** The field names are those of OAuth 2.0 (RFC 6749). */
export const tokenBody = Type.Union([
  shape({
    grant_type: Type.Literal('password'),
    username: Email,
    password: Password,
    basketToken: Type.Optional(BasketToken),
  }),
  shape({
    grant_type: Type.Literal('otp'),
    username: Email,
    /** The code that was sent to the account, typed on the device that asked for it. */
    otp: TypedCode,
    basketToken: Type.Optional(BasketToken),
  }),
  shape({
    grant_type: Type.Literal('refresh_token'),
    refresh_token: Type.String({ minLength: REFRESH_TOKEN_MIN_LENGTH, maxLength: REFRESH_TOKEN_MAX_LENGTH }),
  }),
]);

export const tokenReply = shape({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer(),
  refresh_token: Type.String(),
  member: MemberProfile,
  /** How these tokens were obtained. */
  session: SessionState,
  /** The member's basket after a log-in, joined with the device's; null without one, and for a refresh. */
  basketToken: nullable(BasketToken),
  loginDevice: NewDeviceSecret,
});

export const token = defineOperation({
  key: 'POST /oauth/token',
  id: 'token',
  domain: 'auth',
  summary: 'Log in with a password or a one-time code, or exchange a refresh token for new tokens',
  limits: LOG_IN_LIMITS,
  session: { provesDevice: true, givesTokens: true, takesBasket: true, basketToken: 'basketToken' },
  body: tokenBody,
  reply: tokenReply,
  errors: ['invalid_credentials', 'one_time_code_incorrect', 'refresh_token_invalid', 'rate_limited'],
});
