import Type, { type Static } from 'typebox';
import { API_KEY_NAME_MAX_LENGTH, API_KEY_STORES_MAX } from '../constants';
import { Id, Line, nullable, shape } from '../declaration/shape';

/** What a program with the key may do. Only `orders:pick` shows personal data: a picker needs names and notes. */
export const ApiScope = Type.Enum([
  'stock:write',
  'prices:write',
  'orders:read',
  'orders:pick',
  'catalogue:read',
  'reports',
  'webhooks',
]);
export type ApiScope = Static<typeof ApiScope>;

/** What the key is for, such as 'Till 3'. */
export const ApiKeyName = Line(API_KEY_NAME_MAX_LENGTH);

export const ApiScopes = Type.Array(ApiScope, { minItems: 1, uniqueItems: true });

export const ApiKey = shape({
  apiKeyId: Id,
  businessId: Id,
  name: ApiKeyName,
  scopes: ApiScopes,
  /** The stores that it may act for; null means every store of the business. */
  stores: nullable(Type.Array(shape({ storeId: Id, slug: Type.String() }), { maxItems: API_KEY_STORES_MAX })),
  /** The name of the operator who made it. */
  createdBy: Type.String(),
  createdAt: Type.String(),
  /** At most a minute old. */
  lastUsedAt: nullable(Type.String()),
  expiresAt: nullable(Type.String()),
  revokedAt: nullable(Type.String()),
});
export type ApiKey = Static<typeof ApiKey>;
