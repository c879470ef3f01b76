import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { CheckoutContact } from '../../entities/checkout-contact';

export const setContactDetails = defineOperation({
  key: 'POST /checkout/contact-details',
  id: 'setContactDetails',
  domain: 'checkout',
  summary: 'Set the contact of the order; the phone number is stored in E.164',
  session: { usesGuestDetails: true, basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, contact: CheckoutContact }),
  reply: Basket,
  errors: ['basket_not_found', 'guest_session_required', 'invalid_phone_number', 'validation_failed'],
});
