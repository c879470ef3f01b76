import Type, { type Static } from 'typebox';
import { LOW_STOCK_MAX, WEBHOOK_URL_MAX_LENGTH } from '../constants';
import { Id, nullable, shape } from '../declaration/shape';

/** What a business's programs are told of. */
export const WebhookEvent = Type.Enum([
  'order.placed',
  'order.changed',
  'order.moved',
  'order.picked',
  'order.cancelled',
  'order.refunded',
  'stock.low',
  'member.deleted',
]);
export type WebhookEvent = Static<typeof WebhookEvent>;

export const WebhookEvents = Type.Array(WebhookEvent, { minItems: 1, uniqueItems: true });
export const WebhookUrl = Type.String({
  minLength: 1,
  maxLength: WEBHOOK_URL_MAX_LENGTH,
  pattern: '^https?://[^\\s]+$',
});
/** `stock.low` is sent when an item's count falls to this number or below. */
export const LowStockAt = Type.Integer({ minimum: 0, maximum: LOW_STOCK_MAX });

export const WebhookEndpoint = shape({
  endpointId: Id,
  businessId: Id,
  url: Type.String(),
  events: WebhookEvents,
  lowStockAt: LowStockAt,
  createdBy: Type.String(),
  createdAt: Type.String(),
  /** Since when no delivery has succeeded; null after a success. */
  failingSince: nullable(Type.String()),
  disabledAt: nullable(Type.String()),
  /** By an operator, by deliveries that failed for days, or by the endpoint's reply 410. */
  disabledBecause: nullable(Type.Enum(['operator', 'failing', 'gone'])),
});
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

/** An event for an endpoint. */
export const WebhookDelivery = shape({
  deliveryId: Id,
  endpointId: Id,
  /** The header `webhook-id`, the same each time it is sent. */
  eventId: Type.String(),
  event: WebhookEvent,
  at: Type.String(),
  attempts: Type.Integer(),
  deliveredAt: nullable(Type.String()),
  /** From then on it is not tried again by itself. */
  failedAt: nullable(Type.String()),
  lastError: nullable(Type.String()),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;
