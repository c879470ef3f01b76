import Type from 'typebox';
import { BASKET_TOKEN_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';

export const getOrCreateBasket = defineOperation({
  key: 'POST /basket/get-or-create',
  id: 'getOrCreateBasket',
  domain: 'basket',
  summary: 'The basket of a token with its prices of this moment, or a new empty one',
  session: { basketToken: 'basketToken' },
  body: shape({
    basketToken: Type.Optional(Type.String({ maxLength: BASKET_TOKEN_MAX_LENGTH })),
    storeId: Type.Optional(Id),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    /** Keeps reported changes for the next reply; for views that only show a summary of the basket. */
    isSummary: Type.Optional(Type.Boolean()),
    /** Creates no basket: an unknown token is basket_not_found. */
    mustExist: Type.Optional(Type.Boolean()),
  }),
  reply: Basket,
  errors: ['store_not_found', 'basket_not_found', 'fulfilment_not_offered'],
});
