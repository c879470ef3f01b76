import { Basket } from '../../entities/basket';
import { CheckoutContact } from '../../entities/checkout-contact';
import { defineOperation } from '../../operation';
import { BasketToken, shape } from '../../shape';

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
