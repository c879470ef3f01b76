import type { ApiClient } from '@storefront/api/client';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { quantityUpdateFailed } from '@storefront/messages/basket';
import { lineOf } from '../basket/basket.model';
import { applyBasket, fullBasket, readBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';

/** Sets the quantity of an item; 0 removes it. */
export async function setQuantity(
  api: ApiClient,
  { menuItemId, quantity }: CommandPayload<'basket:set-quantity'>,
  idempotencyKey: string,
): Promise<CommandReply<'basket:set-quantity'>> {
  const basket = fullBasket.get() ?? (await readBasket(api, true));
  const line = lineOf(basket, menuItemId);
  if (!basket || !line) return { kind: 'set', quantity: 0 };
  const reply = await api.call('POST /basket/update-item', {
    body: { basketToken: basket.basketToken, basketLineId: line.basketLineId, menuItem: { quantity } },
    idempotencyKey,
  });
  if (!reply.ok) {
    const { code } = reply.error;
    return { kind: 'refused', code, message: rejectionText(reply.error, quantityUpdateFailed) };
  }
  applyBasket(reply.data);
  return { kind: 'set', quantity };
}
