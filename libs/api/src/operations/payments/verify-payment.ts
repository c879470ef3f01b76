import Type from 'typebox';
import { PaymentGateway } from '../../entities/enumerations';
import { OrderStatus } from '../../entities/order-status';
import { defineOperation } from '../../operation';
import { Id, Minor, nullable, shape } from '../../shape';

export const verifyPayment = defineOperation({
  key: 'POST /payments/verify-payment',
  id: 'verifyPayment',
  domain: 'payments',
  summary: 'How a payment stands, and the order that it placed',
  safe: true,
  body: shape({ draftOrderId: Id, paymentId: Id, paymentGateway: PaymentGateway }),
  reply: shape({
    paymentId: Id,
    paymentState: Type.String(),
    orderId: nullable(Id),
    businessOrderId: nullable(Type.String()),
    status: nullable(OrderStatus),
    amount: Minor,
  }),
  errors: ['payment_not_found'],
});
