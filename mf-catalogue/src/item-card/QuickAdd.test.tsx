import { busFor, shared } from '@storefront/bus/bus';
import type { BasketState } from '@storefront/bus/state.types';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickAdd } from './QuickAdd';

const store = { id: 1, slug: 'borough', name: 'Borough' };
const milk = { id: 7, name: 'Whole milk', price: 80 };
const basketBus = busFor('mf-basket');

const setBasket = (...quantities: number[]) =>
  basketBus.set('basket', {
    storeId: store.id,
    lines: quantities
      .filter((quantity) => quantity > 0)
      .map((quantity, at) => ({ basketLineId: at + 1, menuItemId: milk.id, quantity })),
  } as unknown as BasketState);

basketBus.handle('basket:set-quantity', async ({ quantity }) => {
  setBasket(quantity);
  // The reply comes after the basket has been shown.
  await new Promise((resolve) => setTimeout(resolve));
  return { kind: 'set', quantity };
});
/** The lines of the basket after an addition; refused without them. */
let linesAfterAdding: number[] | undefined;
basketBus.handle('basket:add-item', async () => {
  if (!linesAfterAdding) return { kind: 'refused', code: 'quantity_limited', message: 'Only 3 left' };
  setBasket(...linesAfterAdding);
  return { kind: 'added', quantity: linesAfterAdding.reduce((sum, one) => sum + one, 0) };
});

beforeEach(() => {
  linesAfterAdding = undefined;
  act(() => setBasket(2));
});

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

test('an item that is in the basket with different options shows their number, and leads there with the focus', async () => {
  linesAfterAdding = [2, 1];
  render(<QuickAdd item={milk} store={store} />);
  button('One more Whole milk').focus();
  await userEvent.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: '3 in basket: Whole milk' });
  expect([link.getAttribute('href'), document.activeElement]).toEqual(['/basket', link]);
  expect(screen.queryByRole('button')).toBeNull();
});
