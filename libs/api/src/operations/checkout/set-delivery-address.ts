import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { SelectedAddress } from '../../entities/address';
import { Basket } from '../../entities/basket';

export const setDeliveryAddress = defineOperation({
  key: 'POST /checkout/delivery-address',
  id: 'setDeliveryAddress',
  domain: 'checkout',
  summary: 'Set the delivery address of a basket: a new one, or one of the address book',
  session: { usesGuestDetails: true, basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, address: Type.Optional(SelectedAddress), addressId: Type.Optional(Id) }),
  reply: Basket,
  errors: [
    'basket_not_found',
    'guest_session_required',
    'address_not_found',
    'address_required',
    'invalid_postcode',
    'postcode_not_found',
    'country_not_served',
    'out_of_delivery_area',
    'validation_failed',
  ],
});
