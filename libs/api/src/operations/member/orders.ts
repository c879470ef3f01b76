import Type from 'typebox';
import { OrderListEntry } from '../../entities/order';
import { OrderStatus } from '../../entities/order-status';
import { defineOperation } from '../../operation';
import { Day, shape } from '../../shape';

export const listOrders = defineOperation({
  key: 'POST /member/orders',
  id: 'listOrders',
  domain: 'member',
  summary: "The member's own orders, newest first",
  access: 'member',
  safe: true,
  body: shape({
    dateFrom: Type.Optional(Day),
    dateTo: Type.Optional(Day),
    status: Type.Optional(OrderStatus),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: shape({
    orders: Type.Array(OrderListEntry),
    page: Type.Integer(),
    limit: Type.Integer(),
    pages: Type.Integer(),
    total: Type.Integer(),
  }),
  errors: ['date_invalid'],
});
