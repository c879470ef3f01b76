import { SavedCards } from '../../entities/saved-card';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
