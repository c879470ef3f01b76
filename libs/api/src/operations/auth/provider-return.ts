import Type from 'typebox';
import { PROVIDER_ANSWER_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Line, nullable, OwnPath, shape } from '../../declaration/shape';
import { LogInProvider, ProviderRefusal } from '../../entities/enumerations';
import { PROVIDER_LIMITS } from '../../limits/provider-limits';
import { tokenReply } from './token';

const Answer = Type.Optional(Type.String({ maxLength: PROVIDER_ANSWER_MAX_LENGTH }));

export const providerReturn = defineOperation({
  key: 'POST /auth/provider-return',
  id: 'providerReturn',
  domain: 'auth',
  summary:
    'Log in with what Google, Apple or Facebook answered, or add it to the account of the member who asked for that',
  limits: PROVIDER_LIMITS,
  session: {
    provesDevice: true,
    takesReferralCode: true,
    givesTokens: true,
    takesBasket: true,
    basketToken: 'basketToken',
  },
  body: shape({
    businessId: Type.Optional(Id),
    provider: LogInProvider,
    /** The fields of the return, as OAuth 2.0 names them. */
    state: Answer,
    code: Answer,
    error: Answer,
    iss: Answer,
    /** Apple says a person's name here as JSON, and only the first time. */
    user: Answer,
    referralCode: Type.Optional(Line(40)),
    basketToken: Type.Optional(BasketToken),
  }),
  reply: Type.Union([
    shape({ outcome: Type.Literal('logged_in'), from: nullable(OwnPath), ...tokenReply.properties }),
    /** A way to log in was added to the member's account. */
    shape({ outcome: Type.Literal('added') }),
    shape({
      outcome: Type.Literal('refused'),
      reason: ProviderRefusal,
      from: nullable(OwnPath),
      /** A member wanted to add a way to log in. */
      isAdding: Type.Boolean(),
    }),
  ]),
  errors: ['log_in_provider_not_offered'],
});
