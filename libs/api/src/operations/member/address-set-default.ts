import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Address } from '../../entities/address';

export const setDefaultAddress = defineOperation({
  key: 'POST /member/address/default',
  id: 'setDefaultAddress',
  domain: 'member',
  summary: 'Make an address the one that checkout offers first',
  access: 'member',
  body: shape({ addressId: Id }),
  reply: shape({ addresses: Type.Array(Address) }),
  errors: ['address_not_found'],
});
