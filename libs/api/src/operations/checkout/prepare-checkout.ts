import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { readCheckout } from './read-checkout';

export const prepareCheckout = defineOperation({
  key: 'POST /checkout/prepare',
  id: 'prepareCheckout',
  domain: 'checkout',
  summary:
    "Fill in what a member's account and earlier orders know: contact, the address at the held time's postcode, and instructions; all of it or nothing",
  session: { usesGuestDetails: true, basketToken: 'basket.basketToken' },
  body: shape({ basketToken: BasketToken }),
  reply: readCheckout.reply,
  errors: ['basket_not_found', 'guest_session_required'],
});
