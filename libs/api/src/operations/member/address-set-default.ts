import Type from 'typebox';
import { Address } from '../../entities/address';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
