import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { SavedCard } from '../../entities/saved-card';

export const listCards = defineOperation({
  key: 'GET /member/cards',
  id: 'listCards',
  domain: 'member',
  summary: "The member's saved cards, the newest first",
  access: 'member',
  safe: true,
  reply: shape({
    cards: Type.Array(SavedCard),
    /** Whether the business's gateway keeps cards, so that one can be added without a payment. */
    canAdd: Type.Boolean(),
    /** Whether the gateway's own page offers to save the card of a payment instead. */
    areSavedByPaying: Type.Optional(Type.Boolean()),
  }),
  errors: [],
});
