import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { Address, selectedAddressFields } from '../../entities/address';

export const addAddress = defineOperation({
  key: 'POST /member/address',
  id: 'addAddress',
  domain: 'member',
  summary: 'Add an address to the address book; the first becomes the default',
  access: 'member',
  body: shape({ ...selectedAddressFields, isDefault: Type.Optional(Type.Boolean()) }),
  reply: Address,
  errors: ['invalid_postcode', 'country_not_served', 'address_book_full', 'validation_failed'],
});
