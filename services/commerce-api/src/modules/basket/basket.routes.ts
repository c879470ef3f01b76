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
    'POST /basket/get-or-create': ({ business, body, member, now }) =>
      getOrCreateBasket(context, business, body, member, now),
    'POST /basket/clear': ({ business, body, member, now }) =>
      clearBasket(context, business, body.basketToken, member, now),
    'POST /basket/update': ({ business, body, member, now }) => updateBasket(context, business, body, member, now),
    'POST /basket/add-item': ({ business, body, member, now }) => addItem(context, business, body, member, now),
    'POST /basket/add-items': ({ business, body, member, now }) => addItems(context, business, body, member, now),
    'POST /basket/update-item': ({ business, body, member, now }) => updateItem(context, business, body, member, now),
    'POST /basket/remove-item': ({ business, body, member, now }) => removeItem(context, business, body, member, now),
    'POST /basket/update-tip': ({ business, body, member, now }) => {
      // A tip from before the business took none any more can still be taken away.
      if (body.tip > 0 && !business.settings.features.tips) throw refuse('tips_not_taken');
      return withBasket(context, business, body.basketToken, member, now, (tx, basket) =>
        changeBasket(tx, basket, { tip: body.tip }, now),
      );
    },
  };
}
