import Type from 'typebox';
import { OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { AdminOrderSummary } from '../../entities/admin-order';
import { OrderStatus } from '../../entities/order-status';

export const adminOrders = defineOperation({
  key: 'POST /admin/orders',
  id: 'adminOrders',
  domain: 'admin',
  summary: 'Orders of the operator’s stores, or of every business, newest first',
  access: 'admin',
  roles: ['picker', 'counter', 'driver', 'support', 'manager'],
  safe: true,
  body: shape({
    businessId: Type.Optional(Id),
    storeId: Type.Optional(Id),
    status: Type.Optional(OrderStatus),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_MAX })),
  }),
  reply: shape({
    orders: Type.Array(AdminOrderSummary),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
  }),
  errors: [],
});
