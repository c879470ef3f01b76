import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, nullable, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';
import { OrderEvent } from '../../entities/order';
import { OrderStatus } from '../../entities/order-status';

export const orderStatus = defineOperation({
  key: 'POST /stores/order-status',
  id: 'orderStatus',
  domain: 'stores',
  summary: 'The status of an order by its unguessable number, without personal data',
  safe: true,
  limits: [{ per: 'address', count: 120, seconds: 600 }],
  body: shape({ businessId: Type.Optional(Id), businessOrderId: Line(40) }),
  reply: shape({
    businessOrderId: Type.String(),
    status: OrderStatus,
    statusCode: nullable(Type.Integer()),
    statusText: Type.String(),
    fulfilmentMethod: FulfilmentMethod,
    slotStartsAt: nullable(Type.String()),
    slotEndsAt: nullable(Type.String()),
    events: Type.Array(OrderEvent),
  }),
  errors: ['order_not_found', 'business_mismatch'],
});
