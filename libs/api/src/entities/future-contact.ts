import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';

/** A request to be notified when a store delivers to a postcode, for operators. */
export const FutureContactView = shape({
  businessId: Id,
  businessName: Type.String(),
  postcode: Type.String(),
  emailAddress: Type.String(),
  askedAt: Type.String(),
  /** When an operator marked it; null until somebody has replied. */
  answeredAt: nullable(Type.String()),
});
export type FutureContactView = Static<typeof FutureContactView>;
