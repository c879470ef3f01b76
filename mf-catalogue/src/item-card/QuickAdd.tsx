import type { StoreState } from '@storefront/bus/state.types';
import { actionPath } from '@storefront/routes/action-path';
import { Stepper } from '@storefront/ui/stepper';
import type { FormEvent } from 'react';
import { useBasketQuantity } from './use-basket-quantity';

/**
 * One tap adds the item; then the stepper changes its quantity in place. Before hydration it is a form that the server
 * handles, and the early queue passes taps made meanwhile to the same submit handler.
 */
export function QuickAdd({ item, store }: { item: { id: number; name: string; price: number }; store: StoreState }) {
  const { count, add, setQuantity, prepare } = useBasketQuantity(item, store.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement && button.dataset.step !== 'more') void setQuantity(count - 1);
    else void add();
  };
  return (
    <form
      method="post"
      action={actionPath('basket', 'add-item')}
      data-command="basket:add-item"
      onSubmit={submit}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      <input type="hidden" name="storeId" value={store.id} />
      <input type="hidden" name="menuItemId" value={item.id} />
      <input type="hidden" name="shownPrice" value={item.price} />
      <Stepper count={count} label={item.name} />
    </form>
  );
}
