import Type from 'typebox';
import { TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const marketingUnsubscribe = defineOperation({
  key: 'POST /marketing/unsubscribe',
  id: 'marketingUnsubscribe',
  domain: 'other',
  summary: 'End marketing by e-mail with the signed link of such a mail, without a log-in (RFC 8058)',
  limits: [{ per: 'address', count: 120, seconds: 600 }],
  body: shape({ token: Type.String({ minLength: 1, maxLength: TOKEN_MAX_LENGTH }) }),
  reply: shape({ unsubscribed: Type.Literal(true) }),
  errors: ['unsubscribe_link_invalid'],
});
