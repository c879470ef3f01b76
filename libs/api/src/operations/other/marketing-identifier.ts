import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const marketingIdentifier = defineOperation({
  key: 'POST /marketing/identifier',
  id: 'marketingIdentifier',
  domain: 'other',
  summary: "Link a session to the marketing platform's identifier; requires consent",
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  body: shape({ sessionToken: Line(400) }),
  reply: shape({
    provider: Type.Enum(['iterable']),
    /** The shopper's id on the platform, without personal data. */
    userId: Type.String(),
    /** The signed token by which the platform's script acts for that user, and its expiry. */
    token: Type.String(),
    expiresAt: Type.String(),
  }),
  errors: ['marketing_key_missing', 'marketing_unavailable', 'rate_limited'],
});
