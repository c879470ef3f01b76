import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { Country } from '../../entities/address';

export const billingCountries = defineOperation({
  key: 'GET /member/billing-countries',
  id: 'billingCountries',
  domain: 'member',
  summary: 'The countries that a billing address may be in',
  safe: true,
  reply: shape({ countries: Type.Array(Country) }),
  errors: [],
});
