import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { nullable, shape } from '../../declaration/shape';

export const applePayDomain = defineOperation({
  key: 'GET /payments/apple-pay-domain',
  id: 'applePayDomain',
  domain: 'other',
  summary: 'The file by which Apple checks that a host belongs to the merchant; null without an account',
  safe: true,
  reply: shape({ association: nullable(Type.String()) }),
  errors: [],
});
