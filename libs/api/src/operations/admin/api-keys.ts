import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { ApiKey } from '../../entities/api-key';

export const adminApiKeys = defineOperation({
  key: 'POST /admin/api-keys',
  id: 'adminApiKeys',
  domain: 'admin',
  summary: 'The API keys of one business or of all, with those that were revoked',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({ business: Type.Optional(Line(253)) }),
  reply: shape({ apiKeys: Type.Array(ApiKey) }),
  errors: ['business_not_found'],
});
