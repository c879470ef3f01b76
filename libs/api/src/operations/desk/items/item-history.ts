import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { StoreItemChange } from '../../../entities/desk/desk-item';

export const deskItemHistory = defineOperation({
  key: 'POST /desk/item-history',
  id: 'deskItemHistory',
  domain: 'desk',
  summary: 'Who changed an item of a store at the desk or while picking, newest first',
  access: 'admin',
  roles: ['stock', 'manager', 'administrator'],
  safe: true,
  body: shape({ storeId: Id, menuItemId: Id }),
  reply: shape({ changes: Type.Array(StoreItemChange) }),
  errors: ['store_not_found'],
});
