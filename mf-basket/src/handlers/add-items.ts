import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { itemAddFailed } from '@storefront/messages/basket';
import type { Business } from '@storefront/remote-kit/business.types';
import { applyBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';
import { askPlace } from '../open-shop/ask-place';
import { needsPlace, pickedFields, returningErrand } from '../open-shop/errand';

const bus = busFor('mf-basket');

/**
 * Adds several items to the basket, all or none. A basket of another store moves here only with the shopper's consent.
 */
export async function addItems(
  { api, business }: { api: ApiClient; business: Business },
  payload: CommandPayload<'basket:add-items'>,
  idempotencyKey: string,
  moveItems = false,
): Promise<CommandReply<'basket:add-items'>> {
  const { storeId, menuItems, overwriteBasket, ageConfirmed } = payload;
  if (needsPlace(business, storeId, shared.store.get()))
    return askPlace(returningErrand(location.pathname, pickedFields(menuItems)), payload.name);
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /basket/add-items', {
    body: {
      ...(basketToken ? { basketToken } : {}),
      storeId,
      fulfilmentMethod: shared.fulfilment.get(),
      menuItems,
      ...(ageConfirmed ? { ageConfirmed } : {}),
      ...(overwriteBasket ? { overwriteBasket } : {}),
      ...(moveItems ? { moveItems } : {}),
    },
    idempotencyKey,
  });
  if (reply.ok) {
    applyBasket(reply.data.basket);
    return { kind: 'added' };
  }
  const { code } = reply.error;
  if (code === 'different_store') {
    const { confirmOverwrite } = await import('../overwrite-dialog/confirm-overwrite');
    if (await confirmOverwrite(api, storeId, business.currency))
      return addItems({ api, business }, payload, crypto.randomUUID(), true);
    return { kind: 'refused', code, message: `${payload.name} was not added` };
  }
  // When the basket no longer exists, the items start a new one.
  if (code === 'basket_not_found' && basketToken) {
    bus.set('basket', null);
    return addItems({ api, business }, payload, crypto.randomUUID());
  }
  return { kind: 'refused', code, message: rejectionText(reply.error, itemAddFailed) };
}
