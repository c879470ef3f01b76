import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';

export const favourites = defineOperation({
  key: 'GET /member/favourites',
  id: 'favourites',
  domain: 'member',
  summary: "The ids of a member's favourite items, for the hearts of cards",
  access: 'member',
  safe: true,
  reply: shape({ menuItemIds: Type.Array(Id) }),
  errors: [],
});
