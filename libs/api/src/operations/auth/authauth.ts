import { defineOperation } from '../../operation';
import { tokenBody, tokenReply } from './token';

export const authauth = defineOperation({
  key: 'POST /authauth',
  id: 'authauth',
  domain: 'auth',
  summary: 'The same as POST /oauth/token, at its older address',
  limits: [
    { per: 'account', count: 10, seconds: 900, group: 'log-in', forgives: true },
    { per: 'address', count: 60, seconds: 900, group: 'log-in' },
  ],
  body: tokenBody,
  reply: tokenReply,
  errors: ['invalid_credentials', 'refresh_token_invalid', 'rate_limited'],
});
