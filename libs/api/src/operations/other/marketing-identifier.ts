import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const marketingIdentifier = defineOperation({
  key: 'POST /marketing/identifier',
  id: 'marketingIdentifier',
  domain: 'other',
  summary: "Tie a session to the marketing platform's identifier; only for who agreed to it",
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  body: shape({ sessionToken: Line(400) }),
  reply: shape({
    provider: Type.Enum(['iterable']),
    /** Who the shopper is over there: nothing that names them. */
    userId: Type.String(),
    /** The signed token with which the platform's own script speaks for that user, and when it ends. */
    token: Type.String(),
    expiresAt: Type.String(),
  }),
  errors: ['marketing_key_missing', 'marketing_unavailable', 'rate_limited'],
});
