import Type from 'typebox';
import { Country } from '../../entities/address';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

export const countries = defineOperation({
  key: 'GET /member/countries',
  id: 'countries',
  domain: 'member',
  summary: 'The countries that the business delivers in',
  safe: true,
  reply: shape({ countries: Type.Array(Country) }),
  errors: [],
});
