import Type from 'typebox';
import { API_KEY_STORES_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Instant, Line, Slug, shape } from '../../declaration/shape';
import { ApiKey, ApiKeyName, ApiScopes } from '../../entities/api-key';

export const adminApiKeyAdd = defineOperation({
  key: 'POST /admin/api-key-add',
  id: 'adminApiKeyAdd',
  domain: 'admin',
  summary: 'Add an API key of a business; the reply contains the key, which is stored hashed and shown only once',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    business: Type.Optional(Line(253)),
    name: ApiKeyName,
    scopes: ApiScopes,
    /** The slugs of the only stores that it may act for; without it, every store. */
    stores: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: API_KEY_STORES_MAX, uniqueItems: true })),
    /** From then on it is refused. */
    expiresAt: Type.Optional(Instant),
  }),
  reply: shape({ apiKey: ApiKey, key: Type.String() }),
  errors: ['business_not_found', 'store_not_found', 'date_invalid'],
});
