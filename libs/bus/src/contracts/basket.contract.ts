import { BasketMenuItem } from '@storefront/api/entities/basket';
import Type from 'typebox';
import { RefusedWithMessage } from './refused.contract';

/** The payload shared by both commands that add items. */
const addition = {
  storeId: Type.Number(),
  /** The name to show to the shopper. */
  name: Type.String(),
  /** The shopper agreed to empty a basket of another store. */
  overwriteBasket: Type.Optional(Type.Boolean()),
  /** The shopper confirmed to be old enough. */
  ageConfirmed: Type.Optional(Type.Boolean()),
};

/** Nothing is added yet: the shopper of an open shop is asked for a place, and chooses a store. */
const PlaceAsked = Type.Object({ kind: Type.Literal('place-asked') });

/** Commands handled by mf-basket. */
export const basketCommands = {
  /** Adds an item of the store. A basket of another store is emptied only with `overwriteBasket`. */
  'basket:add-item': {
    payload: Type.Object({ ...addition, menuItem: BasketMenuItem }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('added'), quantity: Type.Number() }),
      PlaceAsked,
      RefusedWithMessage,
    ]),
  },
  /** Adds several items of the store, such as those of a deal: all of them or none. */
  'basket:add-items': {
    payload: Type.Object({ ...addition, menuItems: Type.Array(BasketMenuItem) }),
    reply: Type.Union([Type.Object({ kind: Type.Literal('added') }), PlaceAsked, RefusedWithMessage]),
  },
  /** Sets the quantity of an item in the basket; 0 removes it. */
  'basket:set-quantity': {
    payload: Type.Object({ menuItemId: Type.Number(), quantity: Type.Number() }),
    reply: Type.Union([Type.Object({ kind: Type.Literal('set'), quantity: Type.Number() }), RefusedWithMessage]),
  },
};
