import Type from 'typebox';
import { REFRESH_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const logout = defineOperation({
  key: 'POST /auth/logout',
  id: 'logout',
  domain: 'auth',
  summary: 'End the session that a refresh token belongs to',
  session: { refreshTokenIn: 'refreshToken', endsSession: true },
  body: shape({ refreshToken: Type.Optional(Type.String({ maxLength: REFRESH_TOKEN_MAX_LENGTH })) }),
  reply: shape({ loggedOut: Type.Literal(true) }),
  errors: [],
});
