import Type from 'typebox';
import { PaymentGateway } from '../../entities/enumerations';
import { PaymentState } from '../../entities/payment';
import { defineOperation } from '../../operation';
import { Id, Minor, nullable, shape } from '../../shape';

/** A payment that is not at rest, or whose order and money do not agree. */
const OpenPayment = shape({
  paymentId: Id,
  draftOrderId: Id,
  businessOrderId: nullable(Type.String()),
  gateway: PaymentGateway,
  gatewayPaymentId: nullable(Type.String()),
  state: PaymentState,
  amount: Minor,
  currency: Type.String(),
  /** What the gateway stated differently from what was asked: 'amount', 'currency', 'reference', 'brand'; null when nothing. */
  mismatch: nullable(Type.String()),
  createdAt: Type.String(),
});

export const adminReconcile = defineOperation({
  key: 'POST /admin/reconcile',
  id: 'adminReconcile',
  domain: 'admin',
  summary: 'Ask the gateways at once about every payment that is not at rest; what is open after that',
  access: 'admin',
  body: shape({}),
  reply: shape({
    looked: Type.Integer(),
    open: Type.Array(OpenPayment),
    /** Payments that a fault of ours kept from being settled. */
    failures: Type.Array(shape({ paymentId: Id, message: Type.String() })),
  }),
  errors: [],
});
