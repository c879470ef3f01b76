import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { LowStockAt, WebhookEndpoint, WebhookEvents, WebhookUrl } from '../../entities/webhook';

export const adminWebhookAdd = defineOperation({
  key: 'POST /admin/webhook-add',
  id: 'adminWebhookAdd',
  domain: 'admin',
  summary:
    'Add an endpoint that events of a business are sent to; the reply contains its secret, which is shown only once',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    business: Type.Optional(Line(253)),
    url: WebhookUrl,
    events: WebhookEvents,
    /** Without it, 5. */
    lowStockAt: Type.Optional(LowStockAt),
  }),
  reply: shape({ endpoint: WebhookEndpoint, secret: Type.String() }),
  errors: ['business_not_found', 'webhook_url_refused', 'webhook_limit_reached'],
});
