import Type from 'typebox';
import { RECOMMENDED_ITEMS_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';
import { MenuItem } from '../../entities/menu-item';

export const recommendedItems = defineOperation({
  key: 'POST /stores/recommended-items',
  id: 'recommendedItems',
  domain: 'stores',
  summary: 'Items of a store that match the items in the basket',
  safe: true,
  body: shape({
    storeId: Id,
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    basketToken: Type.Optional(BasketToken),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: RECOMMENDED_ITEMS_MAX })),
  }),
  reply: shape({ items: Type.Array(MenuItem) }),
  errors: ['store_not_found', 'fulfilment_not_offered'],
});
