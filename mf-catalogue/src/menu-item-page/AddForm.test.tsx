import { busFor } from '@storefront/bus/bus';
import type { BasketState } from '@storefront/bus/state.types';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddForm } from './AddForm';
import type { PageItem } from './menu-item-data';

const store = { id: 1, slug: 'borough', name: 'Borough' };
const pears = { id: 7, name: 'Pears', price: 150, options: [], choices: [] } as unknown as PageItem;
const size = {
  id: 5,
  name: 'Size',
  minimumSelected: 1,
  maximumSelected: 1,
  values: [{ id: 51, name: 'Large', extraCost: 0, sizeExtraCost: [], isDefault: true }],
};
const basketBus = busFor('mf-basket');

const setBasket = (...quantities: number[]) =>
  basketBus.set('basket', {
    storeId: store.id,
    lines: quantities.map((quantity, at) => ({ basketLineId: at + 1, menuItemId: pears.id, quantity })),
  } as unknown as BasketState);

basketBus.handle('basket:set-quantity', async ({ quantity }) => {
  setBasket(...(quantity ? [quantity] : []));
  return { kind: 'set', quantity };
});
basketBus.handle('basket:add-item', async ({ menuItem }) => {
  setBasket(menuItem.quantity ?? 1);
  return { kind: 'added', quantity: 1 };
});

const show = (item: PageItem) =>
  render(<AddForm item={item} store={store} currency="GBP" query={{}} offDay={false} />).container;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => act(() => setBasket()));

test('an item in the basket shows its number and a stepper; at one, minus removes it', async () => {
  act(() => setBasket(2));
  show(pears);
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  expect(screen.getByRole('link', { name: '2 in your basket · £3.00' }).getAttribute('href')).toBe('/basket');
  await userEvent.click(button('One fewer Pears'));
  expect(await screen.findByText('1 in your basket · £1.50')).toBeTruthy();
  await userEvent.click(button('Remove Pears'));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^Add to basket/ }));
});

test('the button that adds becomes the stepper, which takes its focus', async () => {
  show(pears);
  await userEvent.click(button(/^Add to basket/));
  await screen.findByText('1 in your basket · £1.50');
  expect(document.activeElement).toBe(button('One more Pears'));
});

test('of an item with options the page says how many there are in all, and adds another choice', () => {
  act(() => setBasket(1, 2));
  const page = show({ ...pears, options: [size] } as unknown as PageItem);
  expect(page.textContent).toContain('3 in your basket');
  expect(button(/^Add another/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^One more/ })).toBeNull();
});

test('the age stays confirmed while the item is in the basket', () => {
  const wine = { ...pears, minimumAge: 18 } as PageItem;
  act(() => setBasket(1));
  show(wine);
  const age = () => {
    const { checked, disabled } = screen.getByRole('checkbox', { name: 'I am 18 or over' }) as HTMLInputElement;
    return { checked, disabled };
  };
  expect(age()).toEqual({ checked: true, disabled: true });
  act(() => setBasket());
  expect(age()).toEqual({ checked: false, disabled: false });
});
