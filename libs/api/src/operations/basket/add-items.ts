import Type from 'typebox';
import { ITEMS_AT_ONCE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, shape } from '../../declaration/shape';
import { Basket, BasketMenuItem, MissingItem } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';
import { addItem } from './add-item';

export const addItems = defineOperation({
  key: 'POST /basket/add-items',
  id: 'addItems',
  domain: 'basket',
  summary: 'Put several items into a basket at once: all of them or none, unless `partial` is set',
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
    /** Agrees to lose what the store does not sell of another store's items; the rest moves. */
    moveItems: Type.Optional(Type.Boolean()),
    /** Adds what can be added and reports the rest, as to undo a removal; a refused item does not refuse the others. */
    partial: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    basketLineIds: Type.Array(Id),
    basket: Basket,
    /** For `partial`: what was not added. */
    missing: Type.Optional(Type.Array(MissingItem)),
    /** For `partial`: added items whose chosen substitute is no longer possible. */
    withoutSubstitute: Type.Optional(Type.Array(shape({ menuItemId: Id, name: Type.String() }))),
  }),
  errors: addItem.errors,
});
