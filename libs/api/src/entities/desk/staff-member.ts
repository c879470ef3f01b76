import Type, { type Static } from 'typebox';
import { OPERATOR_STORES_MAX } from '../../constants';
import { Id, nullable, shape } from '../../declaration/shape';
import { OperatorRole } from '../operator';
import { DeskStore } from './desk-operator';

/** The stores in which an operator works; null: all of the business. */
export const StaffStoreIds = nullable(
  Type.Array(Id, { minItems: 1, maxItems: OPERATOR_STORES_MAX, uniqueItems: true }),
);

/** An operator as an administrator of the business sees them. */
export const StaffMember = shape({
  operatorId: Id,
  name: Type.String(),
  /** Null for an operator who has a key only. */
  email: nullable(Type.String()),
  role: OperatorRole,
  /** By name; null: all of the business. */
  stores: nullable(Type.Array(DeskStore)),
  hasKey: Type.Boolean(),
  /** They were invited and have not set a password yet. */
  isInvited: Type.Boolean(),
  createdAt: Type.String(),
  /** Of a log-in, to a minute; null before the first one. */
  lastUsedAt: nullable(Type.String()),
  withdrawnAt: nullable(Type.String()),
});
export type StaffMember = Static<typeof StaffMember>;
