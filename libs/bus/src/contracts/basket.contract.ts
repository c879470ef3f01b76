import { BasketMenuItem } from '@storefront/api/entities/basket';
import Type from 'typebox';

/** Facts that mf-basket tells. Owner: mf-basket. */
export const basketFacts = {
  'basket:item-added': { version: 1, payload: Type.Object({ menuItemId: Type.Integer(), quantity: Type.Integer() }) },
  'basket:item-removed': { version: 1, payload: Type.Object({ menuItemId: Type.Integer() }) },
} as const;

/** Commands that mf-basket answers. Owner: mf-basket. */
export const basketCommands = {
  /** Adds an item of the store to the basket; a basket of another store is overwritten only with `overwriteBasket`. */
  'basket:add-item': {
    version: 1,
    payload: Type.Object({
      storeId: Type.Integer(),
      menuItem: BasketMenuItem,
      /** For what is said to the shopper. */
      name: Type.String(),
      /** The shopper agreed to empty a basket of another store. */
      overwriteBasket: Type.Optional(Type.Boolean()),
      /** The shopper said to be old enough. */
      ageConfirmed: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('added'), quantity: Type.Integer() }),
      Type.Object({ kind: Type.Literal('refused'), code: Type.String(), message: Type.String() }),
    ]),
  },
  /** Adds several items of the store to the basket, as those of a deal: all of them or none. */
  'basket:add-items': {
    version: 1,
    payload: Type.Object({
      storeId: Type.Integer(),
      menuItems: Type.Array(BasketMenuItem, { minItems: 1 }),
      /** What they are together, for what is said to the shopper. */
      name: Type.String(),
      /** The shopper agreed to empty a basket of another store. */
      overwriteBasket: Type.Optional(Type.Boolean()),
      /** The shopper said to be old enough. */
      ageConfirmed: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('added') }),
      Type.Object({ kind: Type.Literal('refused'), code: Type.String(), message: Type.String() }),
    ]),
  },
  /** Sets how many of an item are in the basket; zero removes it. */
  'basket:set-quantity': {
    version: 1,
    payload: Type.Object({ menuItemId: Type.Integer(), quantity: Type.Integer({ minimum: 0 }) }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('set'), quantity: Type.Integer() }),
      Type.Object({ kind: Type.Literal('refused'), code: Type.String(), message: Type.String() }),
    ]),
  },
} as const;
