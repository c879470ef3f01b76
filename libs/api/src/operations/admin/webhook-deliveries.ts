import Type from 'typebox';
import { WEBHOOK_DELIVERIES_LISTED_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { WebhookDelivery } from '../../entities/webhook';

export const adminWebhookDeliveries = defineOperation({
  key: 'POST /admin/webhook-deliveries',
  id: 'adminWebhookDeliveries',
  domain: 'admin',
  summary: 'The newest deliveries of webhooks of one business or of all',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({
    business: Type.Optional(Line(253)),
    /** Only those that have failed for good. */
    isFailed: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ deliveries: Type.Array(WebhookDelivery, { maxItems: WEBHOOK_DELIVERIES_LISTED_MAX }) }),
  errors: ['business_not_found'],
});
