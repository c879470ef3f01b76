import { busFor } from '@storefront/bus/bus';
import { basketChangeFailed, basketNotFound } from '@storefront/messages/basket';
import { Button } from '@storefront/ui/button';
import { shownUpdates } from '../basket/basket.state';
import { useBasketChange } from '../basket/use-basket-change';

/** Continues with another basket of the member, at its store. */
export function ContinueWith({ basketId, label }: { basketId: number; label: string }) {
  const { busy, problem, change } = useBasketChange({ basket_not_found: basketNotFound }, basketChangeFailed);
  const proceed = async () => {
    // They describe the basket of before.
    const before = shownUpdates.get();
    shownUpdates.set([]);
    const next = await change((api) => api.call('POST /basket/continue-with', { body: { basketId } }));
    if (!next) return shownUpdates.set(before);
    await busFor('mf-basket').request('shell:refresh-session', {});
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void proceed()}>
        {label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
