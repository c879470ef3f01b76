import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { acceptChange } from './accept-change';
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
import { continueWithBasket } from './continue-with-basket.service';
import { readBasket } from './read-basket';
import { moveSavedItem, removeSavedItem, saveItem, saveLine } from './saved-items.service';

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
  | 'POST /basket/continue-with';

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
  };
}
