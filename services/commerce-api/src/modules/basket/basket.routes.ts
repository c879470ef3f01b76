import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import {
  addItem,
  addItems,
  clearBasket,
  getOrCreateBasket,
  removeItem,
  updateBasket,
  updateItem,
  updateTip,
} from './basket.service';
import { acceptChange } from './lines/accept-change';
import { continueWithBasket } from './owners/continue-with-basket.service';
import { previewMove } from './preview-move.service';
import { applyCoupon, removeCoupon } from './prices/apply-coupon.service';
import { readBasket } from './read-basket';
import { previousPurchases, recommendedItems } from './recommended-items.service';
import { moveSavedItem, removeSavedItem, saveItem, saveLine } from './saved-items/saved-items.service';

type Keys =
  | 'POST /basket/get-or-create'
  | 'POST /basket/read'
  | 'POST /basket/clear'
  | 'POST /basket/update'
  | 'POST /basket/add-item'
  | 'POST /basket/add-items'
  | 'POST /basket/update-item'
  | 'POST /basket/remove-item'
  | 'POST /basket/update-tip'
  | 'POST /basket/accept-change'
  | 'POST /basket/save-line'
  | 'POST /basket/save-item'
  | 'POST /basket/move-saved-item'
  | 'POST /basket/remove-saved-item'
  | 'POST /basket/continue-with'
  | 'POST /basket/preview-move'
  | 'POST /basket/apply-coupon'
  | 'POST /basket/remove-coupon'
  | 'POST /stores/recommended-items'
  | 'POST /catalogue/previous-purchase-items';

export function basketRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /basket/get-or-create': ({ business, body, caller, now }) =>
      getOrCreateBasket(context, business, body, caller, now),
    'POST /basket/read': ({ business, body, caller, now }) => readBasket(context, business, body, caller, now),
    'POST /basket/clear': (call) => clearBasket(context, call),
    'POST /basket/update': (call) => updateBasket(context, call),
    'POST /basket/add-item': (call) => addItem(context, call),
    'POST /basket/add-items': (call) => addItems(context, call),
    'POST /basket/update-item': (call) => updateItem(context, call),
    'POST /basket/remove-item': (call) => removeItem(context, call),
    'POST /basket/update-tip': (call) => updateTip(context, call),
    'POST /basket/accept-change': (call) => acceptChange(context, call),
    'POST /basket/save-line': (call) => saveLine(context, call),
    'POST /basket/save-item': (call) => saveItem(context, call),
    'POST /basket/move-saved-item': (call) => moveSavedItem(context, call),
    'POST /basket/remove-saved-item': (call) => removeSavedItem(context, call),
    'POST /basket/continue-with': (call) => continueWithBasket(context, call),
    'POST /basket/preview-move': ({ business, body }) => previewMove(context, business, body),
    'POST /basket/apply-coupon': (call) => applyCoupon(context, call),
    'POST /basket/remove-coupon': (call) => removeCoupon(context, call),
    'POST /stores/recommended-items': ({ business, body }) => recommendedItems(context, business, body),
    'POST /catalogue/previous-purchase-items': ({ business, body, member }) =>
      previousPurchases(context, business, member.memberId, body),
  };
}
