import type { BasketLine } from '@storefront/api/entities/basket';
import { busFor } from '@storefront/bus/bus';
import { itemRemoveFailed, itemUpdateFailed, quantityUpdateFailed } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';
import { applyBasket, fullBasket } from './basket.state';
import { rejectionTexts } from './rejection-texts';

const bus = busFor('mf-basket');

/** The actions of one line. A removal can be undone from its toast, so no confirmation is needed. */
export function useLine(line: BasketLine) {
  const { api } = usePageContext();
  const [pendingChanges, setPendingChanges] = useState(0);
  const [requestedQuantity, setRequestedQuantity] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs changes one after another: two quick presses are two changes, in order. */
  const change = (
    menuItem: { quantity?: number; substitution?: 'allow' | 'refuse' },
    failed: string,
  ): Promise<boolean> => {
    const basketToken = fullBasket.get()?.basketToken;
    if (!basketToken) return Promise.resolve(false);
    setPendingChanges((count) => count + 1);
    setProblem(undefined);
    const run = lastChange.current.then(async () => {
      try {
        const reply = await api.call('POST /basket/update-item', {
          body: { basketToken, basketLineId: line.basketLineId, menuItem },
        });
        if (reply.ok) applyBasket(reply.data);
        else setProblem(textForCode(rejectionTexts, reply.error.code, failed));
        return reply.ok;
      } catch {
        setProblem(failed);
        return false;
      } finally {
        setPendingChanges((count) => count - 1);
      }
    });
    lastChange.current = run;
    void run.then(() => lastChange.current === run && setRequestedQuantity(undefined));
    return run;
  };

  const undo = () => {
    const { storeId } = fullBasket.get() ?? {};
    if (!storeId) return;
    void bus.request('basket:add-item', {
      storeId,
      name: line.menuItem.name,
      menuItem: {
        id: line.menuItem.id,
        quantity: line.quantity,
        options: line.options.map(({ optionId, valueId, quantity, text }) => ({ optionId, valueId, quantity, text })),
      },
      ...(line.menuItem.minimumAge ? { ageConfirmed: true } : {}),
    });
  };

  const remove = async () => {
    if (!(await change({ quantity: 0 }, itemRemoveFailed))) return;
    showToast({ text: `${line.menuItem.name} removed`, action: { label: 'Undo', onPress: undo } });
  };

  return {
    pending: pendingChanges > 0,
    /** The last requested quantity, shown before the API has replied. */
    quantity: requestedQuantity ?? line.quantity,
    problem,
    remove,
    setQuantity: (quantity: number) => {
      if (quantity === 0) return remove();
      setRequestedQuantity(quantity);
      return change({ quantity }, quantityUpdateFailed);
    },
    setSubstitution: (substitution: 'allow' | 'refuse') => change({ substitution }, itemUpdateFailed),
  };
}
