import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { Country } from '../../entities/address';

export const countries = defineOperation({
  key: 'GET /member/countries',
  id: 'countries',
  domain: 'member',
  summary: 'The countries that the business delivers in',
  safe: true,
  reply: shape({ countries: Type.Array(Country) }),
  errors: [],
});
