import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../../declaration/shape';
import { OperatorRole } from '../operator';

/** What changed of a member of staff, a key or an endpoint, by its field. */
const ChangedValues = nullable(Type.Record(Type.String(), Type.Unknown()));

/** What an operator did. */
export const OperatorAction = shape({
  actionId: Id,
  operatorId: Id,
  /** As they were called then. */
  operatorName: Type.String(),
  role: OperatorRole,
  /** The id of the operation: 'adminOrderRefund'. */
  operation: Type.String(),
  /** What it is in words. */
  summary: Type.String(),
  /** What it was about, by the names of the operation's fields. */
  target: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  orderNumber: nullable(Type.String()),
  storeId: nullable(Id),
  reason: nullable(Type.String()),
  /** 'done', or the code of the refusal. */
  outcome: Type.String(),
  before: ChangedValues,
  after: ChangedValues,
  at: Type.String(),
});
export type OperatorAction = Static<typeof OperatorAction>;
