import { defineOperation } from '../../declaration/operation';
import { LOG_IN_LIMITS } from '../../limits/log-in-limits';
import { tokenBody, tokenReply } from './token';

export const authauth = defineOperation({
  key: 'POST /authauth',
  id: 'authauth',
  domain: 'auth',
  summary: 'The same as POST /oauth/token, at its older address',
  limits: LOG_IN_LIMITS,
  session: { provesDevice: true, givesTokens: true, takesBasket: true, basketToken: 'basketToken' },
  body: tokenBody,
  reply: tokenReply,
  errors: ['invalid_credentials', 'one_time_code_incorrect', 'refresh_token_invalid', 'rate_limited'],
});
