import type { ApiClient } from '@storefront/api/client';
import { ITEMS_AT_ONCE_MAX } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { basketClearFailed, basketRestoreFailed } from '@storefront/messages/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { applyBasket } from '../basket/basket.state';
import { chosenValues } from '../basket/chosen-values';
import { ownSubstitute } from '../basket/own-substitute';
import { useBasketChange } from '../basket/use-basket-change';
import styles from './BasketPage.module.css';

/** Adds the lines of an emptied basket again, as many at once as the API takes. */
async function restore(api: ApiClient, { basketToken, lines, storeId, fulfilmentMethod }: Basket): Promise<boolean> {
  if (storeId === null) return false;
  const sold = lines.filter(({ available }) => available);
  for (let from = 0; from < sold.length; from += ITEMS_AT_ONCE_MAX) {
    const menuItems = sold.slice(from, from + ITEMS_AT_ONCE_MAX).map((line) => ({
      id: line.menuItem.id,
      quantity: line.quantity,
      substitute: ownSubstitute(line),
      options: chosenValues(line.options),
    }));
    const reply = await api.call('POST /basket/add-items', {
      // The shopper had confirmed their age when they added these items.
      body: { basketToken, storeId, fulfilmentMethod, menuItems, ageConfirmed: true },
      idempotencyKey: crypto.randomUUID(),
    });
    if (!reply.ok) return false;
    applyBasket(reply.data.basket);
  }
  return true;
}

/** Empties the basket; a toast offers to undo it. */
export function ClearBasket({ basket }: { basket: Basket }) {
  const { api } = usePageContext();
  const { busy, problem, change } = useBasketChange({}, basketClearFailed);
  const undo = async () => {
    const isRestored = await restore(api, basket).catch(() => false);
    if (!isRestored) showToast({ text: basketRestoreFailed });
  };
  const clear = async () => {
    const isCleared = await change((client, basketToken) =>
      client.call('POST /basket/clear', { body: { basketToken }, idempotencyKey: crypto.randomUUID() }),
    );
    if (isCleared) showToast({ text: 'Basket emptied', action: { label: 'Undo', onPress: () => void undo() } });
  };
  return (
    <div>
      <TextButton aria-disabled={busy || undefined} onClick={() => void clear()}>
        Empty the basket
      </TextButton>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
