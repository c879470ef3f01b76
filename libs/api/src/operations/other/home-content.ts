import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { HomeContent } from '../../entities/home-content';

export const homeContent = defineOperation({
  key: 'POST /content/home',
  id: 'homeContent',
  domain: 'other',
  summary: 'What the home page holds; with a store, its aisles, deals and popular items too',
  safe: true,
  body: shape({ storeId: Type.Optional(Id) }),
  reply: HomeContent,
  errors: ['store_not_found'],
});
