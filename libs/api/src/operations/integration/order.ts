import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { IntegrationOrder } from '../../entities/integration-order';

export const integrationOrder = defineOperation({
  key: 'GET /v1/orders/:number',
  id: 'integrationOrder',
  domain: 'integration',
  summary: 'One order by its number',
  access: 'integration',
  scopes: ['orders:read', 'orders:pick'],
  safe: true,
  params: shape({ number: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }) }),
  reply: IntegrationOrder,
  errors: ['order_not_found'],
});
