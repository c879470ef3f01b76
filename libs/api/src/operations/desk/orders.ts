import Type from 'typebox';
import { OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { AdminOrderSummary } from '../../entities/admin-order';
import { OrderStatus } from '../../entities/order-status';

export const deskOrders = defineOperation({
  key: 'POST /desk/orders',
  id: 'deskOrders',
  domain: 'desk',
  summary: "Find orders of the operator's stores by number, name, e-mail, phone or postcode, newest first",
  access: 'admin',
  roles: ['picker', 'counter', 'driver', 'support', 'manager', 'administrator'],
  safe: true,
  body: shape({
    storeId: Type.Optional(Id),
    text: Type.Optional(Line(80)),
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
  errors: ['store_not_found'],
});
