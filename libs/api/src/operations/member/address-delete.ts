import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Address } from '../../entities/address';

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
