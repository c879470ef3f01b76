import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';

export const setFavourite = defineOperation({
  key: 'POST /member/favourite',
  id: 'setFavourite',
  domain: 'member',
  summary: 'Make an item a favourite, or no longer one; repeating it changes nothing',
  access: 'member',
  body: shape({ menuItemId: Id, isFavourite: Type.Boolean() }),
  reply: shape({ menuItemIds: Type.Array(Id) }),
  errors: ['item_not_found', 'list_full'],
});
