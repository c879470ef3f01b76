import { defineOperation } from '../../declaration/operation';
import { WaysToLogIn } from '../../entities/way-to-log-in';

export const waysToLogIn = defineOperation({
  key: 'GET /member/ways-to-log-in',
  id: 'waysToLogIn',
  domain: 'member',
  summary: "The member's password and providers to log in with",
  access: 'member',
  safe: true,
  reply: WaysToLogIn,
  errors: [],
});
