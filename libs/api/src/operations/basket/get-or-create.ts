import Type from 'typebox';
import { BASKET_TOKEN_MAX_LENGTH } from '../../constants';
import { Basket } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
    /** Nobody reads what changed in it: the next answer tells that too. For what shows the basket in short. */
    isGlance: Type.Optional(Type.Boolean()),
    /** Makes no new basket: a token of none is basket_not_found. */
    mustExist: Type.Optional(Type.Boolean()),
  }),
  reply: Basket,
  errors: ['store_not_found', 'basket_not_found', 'fulfilment_not_offered'],
});
