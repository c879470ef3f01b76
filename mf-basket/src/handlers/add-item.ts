import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { itemAddFailed } from '@storefront/messages/basket';
import type { Business } from '@storefront/remote-kit/business.types';
import { applyBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';
import { askPlace } from '../open-shop/ask-place';
import { addingErrand, needsPlace } from '../open-shop/errand';

const bus = busFor('mf-basket');

/** Adds an item to the basket. A basket of another store moves here only with the shopper's consent. */
export async function addItem(
  { api, business }: { api: ApiClient; business: Business },
  payload: CommandPayload<'basket:add-item'>,
  idempotencyKey: string,
  moveItems = false,
): Promise<CommandReply<'basket:add-item'>> {
  const { storeId, menuItem, overwriteBasket, ageConfirmed } = payload;
  if (needsPlace(business, storeId, shared.store.get()))
    return askPlace(addingErrand(payload, idempotencyKey, location.pathname + location.search), payload.name);
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /basket/add-item', {
    body: {
      ...(basketToken ? { basketToken } : {}),
      storeId,
      fulfilmentMethod: shared.fulfilment.get(),
      menuItem,
      ...(ageConfirmed ? { ageConfirmed } : {}),
      ...(overwriteBasket ? { overwriteBasket } : {}),
      ...(moveItems ? { moveItems } : {}),
    },
    idempotencyKey,
  });
  if (reply.ok) {
    const basket = applyBasket(reply.data.basket);
    const lines = basket.lines.filter((line) => line.menuItem.id === menuItem.id);
    return { kind: 'added', quantity: lines.reduce((sum, line) => sum + line.quantity, 0) };
  }
  const { code } = reply.error;
  if (code === 'different_store') {
    const { confirmOverwrite } = await import('../overwrite-dialog/confirm-overwrite');
    if (await confirmOverwrite(api, storeId, business.currency))
      return addItem({ api, business }, payload, crypto.randomUUID(), true);
    return { kind: 'refused', code, message: `${payload.name} was not added` };
  }
  // When the basket no longer exists (ordered in another tab, or expired), the item starts a new one.
  if (code === 'basket_not_found' && basketToken) {
    bus.set('basket', null);
    return addItem({ api, business }, payload, crypto.randomUUID());
  }
  return { kind: 'refused', code, message: rejectionText(reply.error, itemAddFailed) };
}
