import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { SlotReservation } from '../../entities/time-slot';

export const extendSlot = defineOperation({
  key: 'POST /slots/extend',
  id: 'extendSlot',
  domain: 'slots',
  summary: 'Hold the basket’s place for 15 more minutes, as often as the business allows and not beyond its cut-off',
  idempotent: 'reply',
  limits: [
    { per: 'basket', count: 60, seconds: 600 },
    { per: 'address', count: 60, seconds: 60 },
  ],
  body: shape({ basketToken: BasketToken }),
  reply: shape({ serverTime: Type.String(), reservation: SlotReservation }),
  errors: ['basket_not_found', 'slot_expired', 'slot_withdrawn', 'slot_not_extendable'],
});
