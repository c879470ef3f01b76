import Type from 'typebox';
import { CHOSEN_OPTIONS_MAX, LINE_NOTE_MAX_LENGTH, QUANTITY_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Line, Minor, nullable, shape } from '../../declaration/shape';
import { Basket, ChosenValue, SubstituteChoice } from '../../entities/basket';

export const updateItem = defineOperation({
  key: 'POST /basket/update-item',
  id: 'updateItem',
  domain: 'basket',
  summary: "Change a line's quantity, options, substitution choice or note; 0 removes it",
  idempotent: 'change',
  session: { basketToken: 'basketToken' },
  body: shape({
    basketToken: BasketToken,
    basketLineId: Id,
    menuItem: shape({
      id: Type.Optional(Id),
      quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: QUANTITY_MAX })),
      options: Type.Optional(Type.Array(ChosenValue, { maxItems: CHOSEN_OPTIONS_MAX })),
      /** What releases before `substitute` send; that one takes precedence. */
      substitution: Type.Optional(Type.Enum(['allow', 'refuse'])),
      substitute: Type.Optional(SubstituteChoice),
      /** A note for the picker; null removes it. */
      instructions: Type.Optional(nullable(Line(LINE_NOTE_MAX_LENGTH))),
      /** The unit price shown with the chosen options; the basket reports a price change if it differs. */
      shownPrice: Type.Optional(Minor),
    }),
  }),
  reply: Basket,
  errors: [
    'basket_not_found',
    'line_not_found',
    'item_unavailable',
    'item_limit_reached',
    'basket_limit_reached',
    'basket_limit_exceeded',
    'options_invalid',
    'substitute_invalid',
  ],
});
