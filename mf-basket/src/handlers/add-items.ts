import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { itemAddFailed } from '@storefront/messages/basket';
import { applyBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';

const bus = busFor('mf-basket');

/**
 * Adds several items to the basket, all or none. A basket of another store moves here only with the shopper's consent.
 */
export async function addItems(
  { api, currency }: { api: ApiClient; currency: string },
  payload: CommandPayload<'basket:add-items'>,
  idempotencyKey: string,
  moveItems = false,
): Promise<CommandReply<'basket:add-items'>> {
  const { storeId, menuItems, overwriteBasket, ageConfirmed } = payload;
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
    if (await confirmOverwrite(api, storeId, currency))
      return addItems({ api, currency }, payload, crypto.randomUUID(), true);
    return { kind: 'refused', code, message: `${payload.name} was not added` };
  }
  // When the basket no longer exists, the items start a new one.
  if (code === 'basket_not_found' && basketToken) {
    bus.set('basket', null);
    return addItems({ api, currency }, payload, crypto.randomUUID());
  }
  return { kind: 'refused', code, message: rejectionText(reply.error, itemAddFailed) };
}
