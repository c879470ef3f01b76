import Type from 'typebox';
import { CategoryTreeNode } from '../../entities/category';
import { Deal } from '../../entities/deal';
import { FulfilmentMethod } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
