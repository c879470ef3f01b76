import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { IntegrationOrder } from '../../entities/integration-order';

export const integrationOrders = defineOperation({
  key: 'GET /v1/orders',
  id: 'integrationOrders',
  domain: 'integration',
  summary: 'Orders that were placed or changed after a change number, each as it is now, oldest change first',
  access: 'integration',
  scopes: ['orders:read', 'orders:pick'],
  safe: true,
  query: shape({
    /** The `next` of the reply before; `now` for what changes from now on; without it, from the first order. */
    after: Type.Optional(Type.String({ pattern: '^(\\d{1,15}|now)$' })),
  }),
  reply: shape({
    orders: Type.Array(shape({ change: Type.Integer(), ...IntegrationOrder.properties })),
    /** For `after` of the next call. */
    next: Type.String(),
    /** Whether more changes wait. */
    more: Type.Boolean(),
  }),
  errors: [],
});
