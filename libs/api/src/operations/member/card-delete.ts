import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { SavedCards } from '../../entities/saved-card';

export const deleteCard = defineOperation({
  key: 'DELETE /member/card',
  id: 'deleteCard',
  domain: 'member',
  summary: 'Delete a saved card here and at the gateway; replies with the remaining cards',
  access: 'member',
  body: shape({ cardId: Id }),
  reply: SavedCards,
  errors: ['card_not_found', 'payment_gateway_unavailable'],
});
