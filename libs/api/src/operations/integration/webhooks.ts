import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { WebhookEndpoint } from '../../entities/webhook';

export const integrationWebhooks = defineOperation({
  key: 'GET /v1/webhooks',
  id: 'integrationWebhooks',
  domain: 'integration',
  summary: 'The endpoints of webhooks of the business, without their secrets',
  access: 'integration',
  scopes: ['webhooks'],
  safe: true,
  reply: shape({ endpoints: Type.Array(WebhookEndpoint) }),
  errors: ['api_key_store_refused'],
});
