import type { BasketMenuItem } from '@storefront/api/entities/basket';
import type { RefusedWithMessage } from './refused.contract';

/** The payload shared by both commands that add items. */
interface BasketAddition {
  readonly storeId: number;
  /** The name to show to the shopper. */
  readonly name: string;
  /** The shopper agreed to empty a basket of another store. */
  readonly overwriteBasket?: boolean;
  /** The shopper confirmed to be old enough. */
  readonly ageConfirmed?: boolean;
}

/** Commands handled by mf-basket. */
export interface BasketCommands {
  /** Adds an item of the store. A basket of another store is emptied only with `overwriteBasket`. */
  'basket:add-item': {
    payload: BasketAddition & { readonly menuItem: BasketMenuItem };
    reply: { readonly kind: 'added'; readonly quantity: number } | RefusedWithMessage;
  };
  /** Adds several items of the store, such as those of a deal: all of them or none. */
  'basket:add-items': {
    payload: BasketAddition & { readonly menuItems: BasketMenuItem[] };
    reply: { readonly kind: 'added' } | RefusedWithMessage;
  };
  /** Sets the quantity of an item in the basket; 0 removes it. */
  'basket:set-quantity': {
    payload: { readonly menuItemId: number; readonly quantity: number };
    reply: { readonly kind: 'set'; readonly quantity: number } | RefusedWithMessage;
  };
}
