import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { WaitingRoom } from '../../entities/waiting-room';

export const waitingRoom = defineOperation({
  key: 'POST /slots/waiting-room',
  id: 'waitingRoom',
  domain: 'slots',
  summary: 'The basket’s place in the queue for slots, which a refused hold has given it; asking keeps the place',
  // It makes no place and changes nothing that a shopper sees: a repeated call is the same look.
  safe: true,
  body: shape({ basketToken: BasketToken }),
  reply: WaitingRoom,
  errors: ['basket_not_found'],
});
