import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';

/** A shopper's message for operators. */
export const ContactRequestView = shape({
  reference: Type.String(),
  businessId: Id,
  businessName: Type.String(),
  receivedAt: Type.String(),
  /** When an operator marked it; null until then. */
  answeredAt: nullable(Type.String()),
  /** What was answered, in short, if the operator said so. */
  answer: nullable(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
  emailAddress: Type.String(),
  phoneNumber: nullable(Type.String()),
  isMember: Type.Boolean(),
  subject: Type.String(),
  orderNumber: nullable(Type.String()),
  message: Type.String(),
  files: Type.Array(
    shape({ position: Type.Integer(), name: Type.String(), type: Type.String(), size: Type.Integer() }),
  ),
});
export type ContactRequestView = Static<typeof ContactRequestView>;
