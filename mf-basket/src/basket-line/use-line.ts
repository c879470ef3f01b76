import type { Basket, BasketLine, SubstituteChoice } from '@storefront/api/entities/basket';
import type { Problem } from '@storefront/api/entities/problem';
import {
  changeAcceptFailed,
  itemLimitReached,
  itemRemoveFailed,
  itemSaveFailed,
  itemUpdateFailed,
  quantityUpdateFailed,
  savedItemMoveFailed,
} from '@storefront/messages/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';
import { applyBasket, fullBasket, readBasket } from '../basket/basket.state';
import { rejectionText } from '../basket/rejection-text';
import { undoRemoval } from '../basket/undo-removal';

type Reply =
  | { readonly ok: true; readonly data: Basket }
  | { readonly ok: false; readonly error: Pick<Problem, 'code' | 'errors'> };

/** The actions of one line. A removal can be undone from its toast, so no confirmation is needed. */
export function useLine(line: BasketLine) {
  const { api } = usePageContext();
  const { basketLineId, menuItem: item } = line;
  const [pendingChanges, setPendingChanges] = useState(0);
  const [requestedQuantity, setRequestedQuantity] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * Runs changes one after another: two quick presses are two changes, in order.
   * @returns the text of a refusal or of a failed call; undefined after a success
   */
  const run = (send: (basketToken: string) => Promise<Reply>, failed: string): Promise<string | undefined> => {
    const basketToken = fullBasket.get()?.basketToken;
    if (!basketToken) return Promise.resolve(failed);
    setPendingChanges((count) => count + 1);
    setProblem(undefined);
    const done = lastChange.current.then(async () => {
      try {
        const reply = await send(basketToken);
        if (!reply.ok) return rejectionText(reply.error, failed);
        applyBasket(reply.data);
        return undefined;
      } catch {
        return failed;
      } finally {
        setPendingChanges((count) => count - 1);
      }
    });
    lastChange.current = done;
    void done.then((found) => {
      if (found) setProblem(found);
      if (lastChange.current === done) setRequestedQuantity(undefined);
    });
    return done;
  };
  const change = (
    menuItem: { quantity?: number; substitute?: SubstituteChoice; instructions?: string | null },
    failed: string,
  ) =>
    run(
      (basketToken) => api.call('POST /basket/update-item', { body: { basketToken, basketLineId, menuItem } }),
      failed,
    );

  const remove = async () => {
    if (await change({ quantity: 0 }, itemRemoveFailed)) return;
    showToast({ text: `${item.name} removed`, action: { label: 'Undo', onPress: () => void undoRemoval(api, line) } });
  };

  const undoSaving = async (savedItemId: number) => {
    const basketToken = fullBasket.get()?.basketToken;
    if (!basketToken) return;
    const reply = await api
      .call('POST /basket/move-saved-item', { body: { basketToken, savedItemId } })
      .catch(() => undefined);
    if (!reply?.ok)
      return showToast({
        text: reply ? rejectionText(reply.error, savedItemMoveFailed) : savedItemMoveFailed,
      });
    const { savedItems = [] } = applyBasket(reply.data.basket);
    // As many as are left came back.
    if (savedItems.some((saved) => saved.savedItemId === savedItemId)) showToast({ text: itemLimitReached });
  };
  const saveForLater = async () => {
    let savedItemId = 0;
    const found = await run(async (basketToken) => {
      const reply = await api.call('POST /basket/save-line', { body: { basketToken, basketLineId } });
      if (!reply.ok) return reply;
      savedItemId = reply.data.savedItemId;
      return { ok: true as const, data: reply.data.basket };
    }, itemSaveFailed);
    if (found) return;
    const undo = { label: 'Undo', onPress: () => void undoSaving(savedItemId) };
    showToast({ text: `${item.name} saved for later`, action: undo });
  };

  return {
    pending: pendingChanges > 0,
    /** The last requested quantity, shown before the API has replied. */
    quantity: requestedQuantity ?? line.quantity,
    problem,
    remove,
    saveForLater,
    setQuantity: (quantity: number) => {
      if (quantity === 0) return remove();
      setRequestedQuantity(quantity);
      return change({ quantity }, quantityUpdateFailed);
    },
    /** @param note null removes it */
    setNote: (note: string | null) => change({ instructions: note }, itemUpdateFailed),
    setSubstitute: (substitute: SubstituteChoice) => change({ substitute }, itemUpdateFailed),
    /** Keeps the line with a change. @param to the price or the quantity that the shopper accepts */
    accept: async (to: number | null) => {
      const found = await run(
        (basketToken) =>
          api.call('POST /basket/accept-change', {
            body: { basketToken, basketLineId, ...(to !== null && { to }) },
          }),
        changeAcceptFailed,
      );
      // It may have changed again: the shopper answers what is true now.
      if (found) await readBasket(api).catch(() => undefined);
      return found;
    },
  };
}
