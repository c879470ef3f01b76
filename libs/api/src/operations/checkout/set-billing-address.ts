import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { SelectedAddress } from '../../entities/address';
import { Basket } from '../../entities/basket';

export const setBillingAddress = defineOperation({
  key: 'POST /checkout/billing-address',
  id: 'setBillingAddress',
  domain: 'checkout',
  summary: 'Set the billing address of a basket',
  session: { usesGuestDetails: true, basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, address: Type.Optional(SelectedAddress), addressId: Type.Optional(Id) }),
  reply: Basket,
  errors: [
    'basket_not_found',
    'guest_session_required',
    'address_not_found',
    'address_required',
    'invalid_postcode',
    'country_not_served',
    'validation_failed',
  ],
});
