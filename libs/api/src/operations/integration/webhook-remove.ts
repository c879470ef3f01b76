import { defineOperation } from '../../declaration/operation';
import { IdText, shape } from '../../declaration/shape';
import { WebhookEndpoint } from '../../entities/webhook';

export const integrationWebhookRemove = defineOperation({
  key: 'DELETE /v1/webhooks/:endpointId',
  id: 'integrationWebhookRemove',
  domain: 'integration',
  summary: 'Remove an endpoint of webhooks with the events that wait for it',
  access: 'integration',
  scopes: ['webhooks'],
  params: shape({ endpointId: IdText }),
  reply: shape({ endpoint: WebhookEndpoint }),
  errors: ['api_key_store_refused', 'webhook_not_found'],
});
