import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { itemAddFailed, itemUpdateFailed } from '@storefront/messages/basket';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';

const bus = busFor('mf-catalogue');

interface Item {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

/**
 * An item's quantity in the basket, with the two ways to change it. The count changes at once and is corrected by the
 * reply; failures are shown.
 */
export function useBasketQuantity(item: Item, storeId: number) {
  const basket = useStore(shared.basket);
  const known =
    basket?.storeId === storeId
      ? basket.lines.filter((line) => line.menuItemId === item.id).reduce((sum, line) => sum + line.quantity, 0)
      : 0;
  const [ahead, setAhead] = useState(0);
  const waiting = useRef(0);

  const run = async (step: number, ask: () => Promise<{ kind: string; message?: string }>, failed: string) => {
    setAhead((count) => count + step);
    waiting.current += 1;
    const reply = await ask();
    waiting.current -= 1;
    // The basket's own count includes this step, or the step failed.
    setAhead((count) => (waiting.current ? count - step : 0));
    if (reply.kind === 'refused') showToast({ text: reply.message ?? failed });
    if (reply.kind === 'unavailable') showToast({ text: failed });
  };

  return {
    count: Math.max(0, known + ahead),
    add: (quantity = 1) =>
      run(
        quantity,
        () =>
          bus.request('basket:add-item', {
            storeId,
            menuItem: { id: item.id, quantity, shownPrice: item.price },
            name: item.name,
          }),
        itemAddFailed,
      ),
    setQuantity: (quantity: number) =>
      run(
        quantity - (known + ahead),
        () => bus.request('basket:set-quantity', { menuItemId: item.id, quantity }),
        itemUpdateFailed,
      ),
    prepare: () => bus.prepare('basket:add-item'),
  };
}
