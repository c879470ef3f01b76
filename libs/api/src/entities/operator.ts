import Type, { type Static } from 'typebox';
import { Id, Line, nullable, shape } from '../declaration/shape';

/** All roles, which operations for every operator name. */
export const EVERY_ROLE = [
  'picker',
  'counter',
  'driver',
  'support',
  'content',
  'stock',
  'finance',
  'manager',
  'administrator',
] as const;

/**
 * What an operator may do: pick orders, hand them over at the counter, drive them out, help shoppers (cancel and
 * refund), edit content, change stock and prices, see the money, manage a store (all work on its orders), or administer
 * the business (its staff and keys). Each operation names its roles.
 */
export const OperatorRole = Type.Enum([...EVERY_ROLE]);
export type OperatorRole = Static<typeof OperatorRole>;

/** Who works on the floor of a store and shares its handhelds. */
const FLOOR_ROLES: readonly OperatorRole[] = ['picker', 'counter', 'driver'];

/** Who may log in with a PIN on a handheld of their store. */
export const PIN_ROLES = ['picker', 'counter', 'driver', 'manager'] as const;

/** Whether a role has a PIN. */
export const hasPinRole = (role: OperatorRole): boolean => PIN_ROLES.some((one) => one === role);

/** Whether roles include somebody of the floor: what nobody of them may do needs a log-in with a password. */
export const isFloorWork = (roles: readonly OperatorRole[]): boolean =>
  roles.some((role) => FLOOR_ROLES.includes(role));

/** The name by which orders' events know them. */
export const OperatorName = Line(80);

export const Operator = shape({
  operatorId: Id,
  businessId: Id,
  name: OperatorName,
  role: OperatorRole,
  /** With which they log in at the desk; null for an operator who has a key only. */
  email: nullable(Type.String()),
  createdAt: Type.String(),
  /** From then on their key and their log-ins are refused. */
  withdrawnAt: nullable(Type.String()),
});
export type Operator = Static<typeof Operator>;
