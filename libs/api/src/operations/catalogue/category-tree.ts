import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { CategoryTreeNode } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';

export const categoryTree = defineOperation({
  key: 'POST /catalogue/category-tree',
  id: 'categoryTree',
  domain: 'catalogue',
  summary: 'The categories of a store, three levels deep, with how many items each holds, and its deals',
  safe: true,
  sharedByPages: true,
  body: shape({ storeId: Id, fulfilmentMethod: Type.Optional(FulfilmentMethod) }),
  reply: shape({ categories: Type.Array(CategoryTreeNode), deals: Type.Array(Deal) }),
  errors: ['store_not_found', 'fulfilment_not_offered'],
});
