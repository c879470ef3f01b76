import Type from 'typebox';
import { COMPARED_DAYS_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Minor, nullable, shape } from '../../declaration/shape';
import { BookDifference } from '../../entities/book-difference';
import { PaymentGateway } from '../../entities/enumerations';
import { PaymentState } from '../../entities/payment';

/** A payment that is unfinished, or whose order and amount do not match. */
const OpenPayment = shape({
  paymentId: Id,
  draftOrderId: Id,
  businessOrderId: nullable(Type.String()),
  gateway: PaymentGateway,
  gatewayPaymentId: nullable(Type.String()),
  state: PaymentState,
  amount: Minor,
  currency: Type.String(),
  /** What differs between the gateway and the request: 'amount', 'currency', 'reference', 'brand'; null if nothing. */
  mismatch: nullable(Type.String()),
  createdAt: Type.String(),
});

export const adminReconcile = defineOperation({
  key: 'POST /admin/reconcile',
  id: 'adminReconcile',
  domain: 'admin',
  summary: 'Reconcile every open payment now; returns the payments still open',
  access: 'admin',
  body: shape({
    /** Also compares the gateways' lists of the last days with our ledger. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: COMPARED_DAYS_MAX })),
  }),
  reply: shape({
    looked: Type.Integer(),
    open: Type.Array(OpenPayment),
    /** What differs from the gateways' lists and was not repaired; missing if they were not compared. */
    differences: Type.Optional(Type.Array(BookDifference)),
    /** Payments that an error on our side left unsettled. */
    failures: Type.Array(shape({ paymentId: Id, message: Type.String() })),
  }),
  errors: ['payment_gateway_unavailable'],
});
