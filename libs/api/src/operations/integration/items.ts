import Type from 'typebox';
import { INTEGRATION_ITEMS_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Minor, nullable, Slug, shape } from '../../declaration/shape';

const Item = shape({
  itemId: Id,
  /** The business's own code; null for an item that was never imported. */
  sku: nullable(Type.String()),
  gtin: nullable(Type.String()),
  name: Type.String(),
  /** The business's own code of its category. */
  categoryCode: nullable(Type.String()),
  price: Minor,
  /** The price before a reduction. */
  wasPrice: nullable(Minor),
  /** Whether shoppers can buy it: the store has it, and some are left if it is counted. */
  inStock: Type.Boolean(),
  /** How many are left; null if the store does not count it. */
  stock: nullable(Type.Integer()),
});

export const integrationItems = defineOperation({
  key: 'GET /v1/items',
  id: 'integrationItems',
  domain: 'integration',
  summary: 'The items that a store lists, in the order of their ids, with prices in minor units and stock',
  access: 'integration',
  scopes: ['catalogue:read'],
  safe: true,
  query: shape({
    /** The store's slug. */
    store: Slug,
    /** The `next` of the reply before; without it, from the first item. */
    after: Type.Optional(Type.String({ pattern: '^\\d{1,16}$' })),
  }),
  reply: shape({
    items: Type.Array(Item, { maxItems: INTEGRATION_ITEMS_MAX }),
    /** For `after` of the next call. */
    next: Type.String(),
    /** Whether more items follow. */
    more: Type.Boolean(),
  }),
  errors: ['store_not_found', 'api_key_store_refused'],
});
