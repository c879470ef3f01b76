import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Address, selectedAddressFields } from '../../entities/address';

export const updateAddress = defineOperation({
  key: 'PUT /member/address',
  id: 'updateAddress',
  domain: 'member',
  summary: 'Change an address of the address book',
  access: 'member',
  body: shape({ businessId: Type.Optional(Id), addressId: Id, ...selectedAddressFields }),
  reply: Address,
  errors: ['address_not_found', 'invalid_postcode', 'country_not_served', 'validation_failed'],
});
