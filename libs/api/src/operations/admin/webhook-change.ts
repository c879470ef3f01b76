import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { WebhookEndpoint } from '../../entities/webhook';

export const adminWebhookChange = defineOperation({
  key: 'POST /admin/webhook-change',
  id: 'adminWebhookChange',
  domain: 'admin',
  summary: 'Disable, enable or remove an endpoint of webhooks, or give it a new secret beside the old one for a day',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ endpointId: Id, change: Type.Enum(['disable', 'enable', 'remove', 'rotate']) }),
  /** The secret is the new one of `rotate`. */
  reply: shape({ endpoint: WebhookEndpoint, secret: nullable(Type.String()) }),
  errors: ['webhook_not_found'],
});
