import Type, { type Static } from 'typebox';
import { Id, shape } from '../../declaration/shape';
import { OperatorRole } from '../operator';

/** A store in which an operator works. */
export const DeskStore = shape({ storeId: Id, name: Type.String(), slug: Type.String() });
export type DeskStore = Static<typeof DeskStore>;

/** The operator who is logged in at the desk. */
export const DeskOperator = shape({
  operatorId: Id,
  name: Type.String(),
  role: OperatorRole,
  businessId: Id,
  businessName: Type.String(),
  /** The stores in which they work, by name: all of the business for an operator without a list of stores. */
  stores: Type.Array(DeskStore),
  /** False for an operator with a list of stores, who may ask for nothing of the whole business. */
  worksInAllStores: Type.Boolean(),
  /** Whether they have set a PIN for their store's handhelds; left out for roles that have none. */
  hasPin: Type.Optional(Type.Boolean()),
  /** The name of the handheld on which they logged in with the PIN; left out after a log-in with a password. */
  handheld: Type.Optional(Type.String()),
});
export type DeskOperator = Static<typeof DeskOperator>;
