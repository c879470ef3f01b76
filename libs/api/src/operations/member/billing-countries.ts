import Type from 'typebox';
import { Country } from '../../entities/address';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

export const billingCountries = defineOperation({
  key: 'GET /member/billing-countries',
  id: 'billingCountries',
  domain: 'member',
  summary: 'The countries that a billing address may be in',
  safe: true,
  reply: shape({ countries: Type.Array(Country) }),
  errors: [],
});
