import type { ApiClient } from '@storefront/api/client';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { quantityUpdateFailed } from '@storefront/messages/basket';
import { showToast } from '@storefront/ui/show-toast';
import { lineOf } from '../basket/basket.model';
import { applyBasket, fullBasket, readBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';
import { undoRemoval } from '../basket/undo-removal';

/** Sets the quantity of an item; 0 removes it, which can be undone. */
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
  if (quantity === 0)
    showToast({
      text: `${line.menuItem.name} removed`,
      action: { label: 'Undo', onPress: () => void undoRemoval(api, line) },
    });
  return { kind: 'set', quantity };
}
