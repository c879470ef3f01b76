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
  const lines = basket?.storeId === storeId ? basket.lines.filter((line) => line.menuItemId === item.id) : [];
  const confirmedCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  // A quantity and no difference: the basket changes before the reply arrives, and would count the step twice.
  const [wanted, setWanted] = useState<number>();
  const count = Math.max(0, wanted ?? confirmedCount);
  const pendingSteps = useRef(0);

  const run = async (step: number, send: () => Promise<{ kind: string; message?: string }>, failed: string) => {
    setWanted((before) => (before ?? confirmedCount) + step);
    pendingSteps.current += 1;
    const reply = await send();
    pendingSteps.current -= 1;
    // From here on the basket's own count includes every step that did not fail.
    if (!pendingSteps.current) setWanted(undefined);
    if (reply.kind === 'refused') showToast({ text: reply.message ?? failed });
    if (reply.kind === 'unavailable') showToast({ text: failed });
  };

  return {
    count,
    /** The item is in the basket with different options, so a quantity of it could mean any of the lines. */
    hasSeveralLines: lines.length > 1,
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
        quantity - count,
        () => bus.request('basket:set-quantity', { menuItemId: item.id, quantity }),
        itemUpdateFailed,
      ),
    prepare: () => bus.prepare('basket:add-item'),
  };
}
