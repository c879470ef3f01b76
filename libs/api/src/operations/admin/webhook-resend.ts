import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Instant, shape } from '../../declaration/shape';

export const adminWebhookResend = defineOperation({
  key: 'POST /admin/webhook-resend',
  id: 'adminWebhookResend',
  domain: 'admin',
  summary: 'Send one delivery of a webhook again',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ deliveryId: Id }),
  reply: shape({ queued: Type.Integer() }),
  errors: ['webhook_delivery_not_found', 'webhook_disabled'],
});

export const adminWebhookReplay = defineOperation({
  key: 'POST /admin/webhook-replay',
  id: 'adminWebhookReplay',
  domain: 'admin',
  summary: 'Send all events of an endpoint since a time again, delivered or not',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ endpointId: Id, since: Instant }),
  reply: shape({ queued: Type.Integer() }),
  errors: ['webhook_not_found', 'webhook_disabled', 'date_invalid'],
});
