import Type from 'typebox';
import { defineOperation } from '../../operation';

export const listCards = defineOperation({
  key: 'GET /member/cards',
  id: 'listCards',
  domain: 'member',
  summary: "The member's saved cards",
  access: 'member',
  later: true,
  safe: true,
  reply: Type.Unknown(),
  errors: [],
});
