import Type from 'typebox';
import { Address } from '../../entities/address';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const deleteAddress = defineOperation({
  key: 'DELETE /member/address',
  id: 'deleteAddress',
  domain: 'member',
  summary: 'Remove an address from the address book',
  access: 'member',
  body: shape({ businessId: Type.Optional(Id), addressId: Id }),
  reply: shape({ addresses: Type.Array(Address) }),
  errors: ['address_not_found'],
});
