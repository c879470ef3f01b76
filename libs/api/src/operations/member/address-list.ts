import Type from 'typebox';
import { Address } from '../../entities/address';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

export const listAddresses = defineOperation({
  key: 'GET /member/addresses',
  id: 'listAddresses',
  domain: 'member',
  summary: "The member's address book, the default first",
  access: 'member',
  safe: true,
  reply: shape({ addresses: Type.Array(Address) }),
  errors: [],
});
