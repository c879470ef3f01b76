import { busFor, shared } from '@storefront/bus/bus';
import type { BasketState } from '@storefront/bus/state.types';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickAdd } from './QuickAdd';

const store = { id: 1, slug: 'borough', name: 'Borough' };
const milk = { id: 7, name: 'Whole milk', price: 80 };
const basketBus = busFor('mf-basket');

const setBasket = (quantity: number) =>
  basketBus.set('basket', {
    storeId: store.id,
    lines: quantity > 0 ? [{ basketLineId: 1, menuItemId: milk.id, quantity }] : [],
  } as unknown as BasketState);

basketBus.handle('basket:set-quantity', async ({ quantity }) => {
  setBasket(quantity);
  // The reply comes after the basket has been shown.
  await new Promise((resolve) => setTimeout(resolve));
  return { kind: 'set', quantity };
});
basketBus.handle('basket:add-item', async () => ({
  kind: 'refused',
  code: 'quantity_limited',
  message: 'Only 3 left',
}));

beforeEach(() => act(() => setBasket(2)));

const button = (name: string) => screen.getByRole('button', { name });
const shown: string[] = [];

function renderCounted() {
  shown.length = 0;
  const { container } = render(<QuickAdd item={milk} store={store} />);
  const count = () => container.querySelector('[aria-live]')?.textContent ?? '';
  new MutationObserver(() => shown.push(count())).observe(container, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return count;
}

test('from two to one the count never shows another number, and the focus stays on the button', async () => {
  const count = renderCounted();
  button('One fewer Whole milk').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 in basket');
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(new Set(shown)).toEqual(new Set(['1 in basket']));
  expect([count(), document.activeElement]).toEqual(['1 in basket', button('Remove Whole milk')]);
});

test('a refused step is taken back', async () => {
  const count = renderCounted();
  await userEvent.click(button('One more Whole milk'));
  await screen.findByText('2 in basket');
  expect([shared.basket.get()?.lines[0]?.quantity, count()]).toEqual([2, '2 in basket']);
});
