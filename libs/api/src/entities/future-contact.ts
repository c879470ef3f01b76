import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../shape';

/** Somebody who wants to hear when a store delivers to a postcode, as operators read it. */
export const FutureContactView = shape({
  businessId: Id,
  businessName: Type.String(),
  postcode: Type.String(),
  emailAddress: Type.String(),
  askedAt: Type.String(),
  /** When an operator marked it; null while nobody has written. */
  answeredAt: nullable(Type.String()),
});
export type FutureContactView = Static<typeof FutureContactView>;
