import type { Static } from 'typebox';
import { Email, Line, Phone, shape } from '../shape';

export const CheckoutContact = shape({
  firstName: Line(80),
  lastName: Line(80),
  email: Email,
  phoneNumber: Phone,
});
export type CheckoutContact = Static<typeof CheckoutContact>;
