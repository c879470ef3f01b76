import Type from 'typebox';
import { CATALOGUE_PAGE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { MenuItem } from '../../entities/menu-item';

export const previousPurchaseItems = defineOperation({
  key: 'POST /catalogue/previous-purchase-items',
  id: 'previousPurchaseItems',
  domain: 'catalogue',
  summary: 'Items that a member bought before and the store still lists',
  access: 'member',
  safe: true,
  body: shape({
    storeId: Id,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: CATALOGUE_PAGE_MAX })),
    /** The order: most often bought first, the default; the latest first; or those of two orders or more. */
    by: Type.Optional(Type.Enum(['often', 'recent', 'usual'])),
    /** Where they will be shown: items that may not be promoted there are left out. */
    placement: Type.Optional(Type.Enum(['home', 'list'])),
  }),
  reply: shape({ items: Type.Array(MenuItem) }),
  errors: ['store_not_found'],
});
