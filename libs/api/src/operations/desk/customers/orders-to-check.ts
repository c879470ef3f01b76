import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Line, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES } from '../../../entities/desk/customer';
import { OrderToCheck } from '../../../entities/desk/order-to-check';

const checking = { domain: 'desk', access: 'admin', roles: CUSTOMER_ROLES, wholeBusiness: true } as const;

export const deskOrdersToCheck = defineOperation({
  ...checking,
  key: 'POST /desk/orders-to-check',
  id: 'deskOrdersToCheck',
  summary:
    'Orders of the last days that have not left and show signs of fraud, oldest first, until somebody checked them',
  safe: true,
  body: shape({}),
  reply: shape({ orders: Type.Array(OrderToCheck) }),
  errors: [],
});

export const deskOrderChecked = defineOperation({
  ...checking,
  key: 'POST /desk/order-checked',
  id: 'deskOrderChecked',
  summary: 'Record that somebody has checked an order; a repetition changes nothing',
  body: shape({ businessOrderId: Line(40) }),
  reply: shape({ checked: Type.Boolean() }),
  errors: ['order_not_found'],
});
