import Type from 'typebox';
import { ITEMS_AT_ONCE_MAX } from '../../constants';
import { Basket, BasketMenuItem } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { BasketToken, Id, shape } from '../../shape';
import { addItem } from './add-item';

export const addItems = defineOperation({
  key: 'POST /basket/add-items',
  id: 'addItems',
  domain: 'basket',
  summary: 'Put several items into a basket at once, as those of a deal: all of them or none',
  idempotent: 'change',
  session: { basketToken: 'basket.basketToken' },
  body: shape({
    basketToken: Type.Optional(BasketToken),
    storeId: Type.Optional(Id),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    menuItems: Type.Array(BasketMenuItem, { minItems: 1, maxItems: ITEMS_AT_ONCE_MAX }),
    /** The shopper has confirmed that they are old enough. */
    ageConfirmed: Type.Optional(Type.Boolean()),
    /** Agrees to empty a basket with another store's items. */
    overwriteBasket: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ basketLineIds: Type.Array(Id), basket: Basket }),
  errors: addItem.errors,
});
