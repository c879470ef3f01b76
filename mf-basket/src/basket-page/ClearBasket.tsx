import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import { basketClearFailed, couponNotRestored, slotNotRestored, tipUpdateFailed } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { applyBasket } from '../basket/basket.state';
import { restoreLines } from '../basket/restore-lines';
import { useBasketChange } from '../basket/use-basket-change';
import styles from './BasketPage.module.css';

/**
 * Undoes the emptying of a basket: its lines, tip and coupon.
 * @returns what could not be put back, in words
 */
async function restore(api: ApiClient, basket: Basket): Promise<string> {
  const { basketToken, lines, tip, coupon, reservation } = basket;
  const idempotencyKey = () => crypto.randomUUID();
  const texts = [await restoreLines(api, basket, lines)];
  if (tip > 0) {
    const reply = await api
      .call('POST /basket/update-tip', { body: { basketToken, tip }, idempotencyKey: idempotencyKey() })
      .catch(() => undefined);
    if (reply?.ok) applyBasket(reply.data);
    else texts.push(tipUpdateFailed);
  }
  if (coupon) {
    const body = { basketToken, coupon: coupon.coupon };
    const reply = await api
      .call('POST /basket/apply-coupon', { body, idempotencyKey: idempotencyKey() })
      .catch(() => undefined);
    if (reply?.ok) applyBasket(reply.data);
    else texts.push(fill(couponNotRestored, coupon.coupon));
  }
  // Somebody else may have the place by now.
  if (reservation?.state === 'held') texts.push(slotNotRestored);
  return texts.filter(Boolean).join(' ');
}

/** Empties the basket; a toast offers to undo it. */
export function ClearBasket({ basket }: { basket: Basket }) {
  const { api } = usePageContext();
  const { busy, problem, change } = useBasketChange({}, basketClearFailed);
  const undo = async () => {
    const problem = await restore(api, basket);
    if (problem) showToast({ text: problem });
  };
  const clear = async () => {
    const isCleared = await change((client, basketToken) =>
      client.call('POST /basket/clear', { body: { basketToken }, idempotencyKey: crypto.randomUUID() }),
    );
    if (!isCleared) return;
    // After the next paint the button is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
    showToast({ text: 'Basket emptied', action: { label: 'Undo', onPress: () => void undo() } });
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
