import Type from 'typebox';
import { TIP_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const updateTip = defineOperation({
  key: 'POST /basket/update-tip',
  id: 'updateTip',
  domain: 'basket',
  summary: 'Set the tip, in minor units; 0 removes it',
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, tip: Type.Integer({ minimum: 0, maximum: TIP_MAX }) }),
  reply: Basket,
  errors: ['basket_not_found', 'tips_not_taken', 'tip_too_high'],
});
