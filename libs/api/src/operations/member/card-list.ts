import { SavedCards } from '../../entities/saved-card';
import { defineOperation } from '../../operation';

export const listCards = defineOperation({
  key: 'GET /member/cards',
  id: 'listCards',
  domain: 'member',
  summary: "The member's saved cards, the newest first",
  access: 'member',
  safe: true,
  reply: SavedCards,
  errors: [],
});
