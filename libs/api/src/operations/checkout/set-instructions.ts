import Type from 'typebox';
import { INSTRUCTIONS_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';

export const setInstructions = defineOperation({
  key: 'POST /checkout/instructions',
  id: 'setInstructions',
  domain: 'checkout',
  summary:
    'Set the instructions to the driver or the store, empty for none: the step is done in every tab of the session',
  session: { usesGuestDetails: true, basketToken: 'basketToken' },
  body: shape({ basketToken: BasketToken, instructions: Type.String({ maxLength: INSTRUCTIONS_MAX_LENGTH }) }),
  reply: Basket,
  errors: ['basket_not_found', 'guest_session_required'],
});
