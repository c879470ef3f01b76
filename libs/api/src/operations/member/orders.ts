import Type from 'typebox';
import { ORDERS_PAGE_MAX, PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, shape } from '../../declaration/shape';
import { OrderListEntry } from '../../entities/order';
import { OrderStatus } from '../../entities/order-status';

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
    /** Only orders that are still to arrive, the soonest first. */
    coming: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ORDERS_PAGE_MAX })),
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
