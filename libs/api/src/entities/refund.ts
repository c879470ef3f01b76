import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';

/**
 * Why money was given back: the whole order, less was picked than had been captured, a line, the delivery, goodwill, or
 * somebody refunded it in the gateway's dashboard.
 */
export const RefundKind = Type.Enum(['order', 'picking', 'line', 'delivery', 'goodwill', 'gateway']);
export type RefundKind = Static<typeof RefundKind>;

export const Refund = shape({
  refundId: Id,
  kind: RefundKind,
  /** For the kind `line`. */
  lineId: nullable(Id),
  quantity: nullable(Type.Integer()),
  amount: Minor,
  /** The VAT in the amount, by rate in basis points. */
  vat: Type.Array(shape({ rate: Type.Integer(), gross: Minor, vat: Minor })),
  reason: Type.String(),
  /** False until the gateway has made it. */
  isDone: Type.Boolean(),
  requestedAt: Type.String(),
});
export type Refund = Static<typeof Refund>;
