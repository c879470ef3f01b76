import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { ApiScope, ApiScopes } from '../../entities/api-key';

export const integrationKey = defineOperation({
  key: 'GET /v1/key',
  id: 'integrationKey',
  domain: 'integration',
  summary: 'What the calling API key may do, and for which stores',
  access: 'integration',
  scopes: ApiScope.enum,
  safe: true,
  reply: shape({
    scopes: ApiScopes,
    stores: Type.Array(shape({ storeId: Id, slug: Type.String(), name: Type.String() })),
    expiresAt: nullable(Type.String()),
  }),
  errors: [],
});
