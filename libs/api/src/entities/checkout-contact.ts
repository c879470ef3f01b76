import type { Static } from 'typebox';
import { Email, PersonName, Phone, shape } from '../shape';

export const CheckoutContact = shape({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phoneNumber: Phone,
});
export type CheckoutContact = Static<typeof CheckoutContact>;
