import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, nullable, shape } from '../../declaration/shape';
import { SlotReservation } from '../../entities/time-slot';

export const slotReservation = defineOperation({
  key: 'POST /slots/reservation',
  id: 'slotReservation',
  domain: 'slots',
  summary: 'The current reservation of a basket: held, confirmed, expired or withdrawn by the store',
  safe: true,
  body: shape({ basketToken: BasketToken }),
  reply: shape({ serverTime: Type.String(), reservation: nullable(SlotReservation) }),
  errors: ['basket_not_found'],
});
