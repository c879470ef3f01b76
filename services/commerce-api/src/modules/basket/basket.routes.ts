import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { changeBasket } from './basket.repository';
import {
  addItem,
  addItems,
  clearBasket,
  getOrCreateBasket,
  removeItem,
  updateBasket,
  updateItem,
  withBasket,
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
    'POST /basket/clear': ({ business, body, caller, now }) =>
      clearBasket(context, business, body.basketToken, caller, now),
    'POST /basket/update': ({ business, body, caller, now }) => updateBasket(context, business, body, caller, now),
    'POST /basket/add-item': ({ business, body, caller, now }) => addItem(context, business, body, caller, now),
    'POST /basket/add-items': ({ business, body, caller, now }) => addItems(context, business, body, caller, now),
    'POST /basket/update-item': ({ business, body, caller, now }) => updateItem(context, business, body, caller, now),
    'POST /basket/remove-item': ({ business, body, caller, now }) => removeItem(context, business, body, caller, now),
    'POST /basket/update-tip': ({ business, body, caller, now }) => {
      // A tip can be removed even after the business stopped accepting tips.
      if (body.tip > 0 && !business.settings.features.tips) throw refuse('tips_not_taken');
      return withBasket(context, business, body.basketToken, caller, now, (tx, basket) =>
        changeBasket(tx, basket, { tip: body.tip }, now),
      );
    },
  };
}
