import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { ApiKey } from '../../entities/api-key';

export const adminApiKeyRevoke = defineOperation({
  key: 'POST /admin/api-key-revoke',
  id: 'adminApiKeyRevoke',
  domain: 'admin',
  summary: 'Refuse an API key from now on',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ apiKeyId: Id }),
  reply: ApiKey,
  errors: ['api_key_not_found'],
});
