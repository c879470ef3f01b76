import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { WebhookEndpoint } from '../../entities/webhook';

export const adminWebhooks = defineOperation({
  key: 'POST /admin/webhooks',
  id: 'adminWebhooks',
  domain: 'admin',
  summary: 'The endpoints of webhooks of one business or of all, without their secrets',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({ business: Type.Optional(Line(253)) }),
  reply: shape({ endpoints: Type.Array(WebhookEndpoint) }),
  errors: ['business_not_found'],
});
