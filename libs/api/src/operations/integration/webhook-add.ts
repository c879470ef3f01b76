import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { LowStockAt, WebhookEndpoint, WebhookEvents, WebhookUrl } from '../../entities/webhook';

export const integrationWebhookAdd = defineOperation({
  key: 'POST /v1/webhooks',
  id: 'integrationWebhookAdd',
  domain: 'integration',
  summary:
    'Add an endpoint that events of the business are sent to; the reply contains its secret, which is shown only once',
  access: 'integration',
  scopes: ['webhooks'],
  body: shape({
    url: WebhookUrl,
    events: WebhookEvents,
    /** Without it, 5. */
    lowStockAt: Type.Optional(LowStockAt),
  }),
  reply: shape({ endpoint: WebhookEndpoint, secret: Type.String() }),
  errors: ['api_key_store_refused', 'webhook_url_refused', 'webhook_limit_reached'],
});
