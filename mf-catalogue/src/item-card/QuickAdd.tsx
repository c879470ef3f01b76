import type { StoreState } from '@storefront/bus/state.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Stepper } from '@storefront/ui/stepper';
import { type FormEvent, useEffect, useRef } from 'react';
import { useBasketQuantity } from './use-basket-quantity';

/**
 * One tap adds the item; then the stepper changes its quantity in place. Before hydration it is a form that the server
 * handles, and the early queue passes taps made meanwhile to the same submit handler. An item with options is added with
 * the default ones. If the basket has it with others too, the basket is where its lines are changed.
 */
export function QuickAdd({ item, store }: { item: { id: number; name: string; price: number }; store: StoreState }) {
  const { count, hasSeveralLines, add, setQuantity, prepare } = useBasketQuantity(item, store.id);
  const hasFocus = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  // Adding can make a second line, and then the button that had the focus is gone.
  useEffect(() => {
    if (hasSeveralLines && hasFocus.current) link.current?.focus();
  }, [hasSeveralLines]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement && button.dataset.step !== 'more') void setQuantity(count - 1);
    else void add();
  };
  if (hasSeveralLines)
    return (
      <LinkButton ref={link} kind="soft" href={urlTo('basket')} aria-label={`${count} in basket: ${item.name}`}>
        {count} in basket
      </LinkButton>
    );
  return (
    <form
      method="post"
      action={actionPath('basket', 'add-item')}
      data-command="basket:add-item"
      onSubmit={submit}
      onPointerDown={prepare}
      onFocus={() => {
        hasFocus.current = true;
        prepare();
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <input type="hidden" name="storeId" value={store.id} />
      <input type="hidden" name="menuItemId" value={item.id} />
      <input type="hidden" name="shownPrice" value={item.price} />
      <Stepper count={count} label={item.name} />
    </form>
  );
}
