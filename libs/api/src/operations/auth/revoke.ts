import Type from 'typebox';
import { TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const revoke = defineOperation({
  key: 'POST /auth/revoke',
  id: 'revoke',
  domain: 'auth',
  summary: 'Revoke a refresh token and every token that descends from it (RFC 7009: an unknown token is no error)',
  session: { refreshTokenIn: 'token', endsSession: true },
  body: shape({ token: Type.String({ minLength: 1, maxLength: TOKEN_MAX_LENGTH }) }),
  reply: shape({ revoked: Type.Literal(true) }),
  errors: [],
});
