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

type Keys =
  | 'POST /basket/get-or-create'
  | 'POST /basket/clear'
  | 'POST /basket/update'
  | 'POST /basket/add-item'
  | 'POST /basket/add-items'
  | 'POST /basket/update-item'
  | 'POST /basket/remove-item'
  | 'POST /basket/update-tip';

export function basketRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /basket/get-or-create': ({ business, body, caller, now }) =>
      getOrCreateBasket(context, business, body, caller, now),
    'POST /basket/clear': (call) => clearBasket(context, call),
    'POST /basket/update': (call) => updateBasket(context, call),
    'POST /basket/add-item': (call) => addItem(context, call),
    'POST /basket/add-items': (call) => addItems(context, call),
    'POST /basket/update-item': (call) => updateItem(context, call),
    'POST /basket/remove-item': (call) => removeItem(context, call),
    'POST /basket/update-tip': (call) => updateTip(context, call),
  };
}
