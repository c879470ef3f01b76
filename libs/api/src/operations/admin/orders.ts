import Type from 'typebox';
import { AdminOrderSummary } from '../../entities/admin-order';
import { OrderStatus } from '../../entities/order-status';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const adminOrders = defineOperation({
  key: 'POST /admin/orders',
  id: 'adminOrders',
  domain: 'admin',
  summary: 'Orders of every business, newest first',
  access: 'admin',
  safe: true,
  body: shape({
    businessId: Type.Optional(Id),
    storeId: Type.Optional(Id),
    status: Type.Optional(OrderStatus),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  reply: shape({
    orders: Type.Array(AdminOrderSummary),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
  }),
  errors: [],
});
