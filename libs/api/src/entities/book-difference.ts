import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';
import { PaymentGateway } from './enumerations';

/**
 * A difference between a gateway's list and our ledger: a payment that we do not know, another amount, one payment taken
 * twice, or money that the gateway does not list.
 */
export const BookDifference = shape({
  kind: Type.Enum(['unknown', 'amount', 'twice', 'missing']),
  gateway: PaymentGateway,
  gatewayPaymentId: nullable(Type.String()),
  paymentId: nullable(Id),
  /** What the payment holds at the gateway, and in our ledger, in minor units. */
  stated: Type.Integer(),
  recorded: Type.Integer(),
});
export type BookDifference = Static<typeof BookDifference>;
