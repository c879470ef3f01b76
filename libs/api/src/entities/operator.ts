import Type, { type Static } from 'typebox';
import { Id, Line, nullable, shape } from '../declaration/shape';

/**
 * What an operator may do: pick orders, drive them out, help shoppers (cancel and refund), or all of it. Settings,
 * imports and operators themselves need the admin key.
 */
export const OperatorRole = Type.Enum(['picker', 'driver', 'support', 'manager']);
export type OperatorRole = Static<typeof OperatorRole>;

/** The name by which orders' events know them. */
export const OperatorName = Line(80);

export const Operator = shape({
  operatorId: Id,
  businessId: Id,
  name: OperatorName,
  role: OperatorRole,
  createdAt: Type.String(),
  /** From then on the key is refused. */
  withdrawnAt: nullable(Type.String()),
});
export type Operator = Static<typeof Operator>;
