import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { Address } from '../../entities/address';

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
