import type { Basket, BasketLine } from '@storefront/api/entities/basket';
import { busFor } from '@storefront/bus/bus';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { applyBasket, fullBasket } from '../basket/basket.state';
import { useLine } from './use-line';

const line = {
  basketLineId: 7,
  quantity: 1,
  options: [],
  menuItem: { id: 1, name: 'Rye loaf' },
} as unknown as BasketLine;
const basketWith = (quantity: number, version: number) =>
  ({
    basketToken: 'b'.repeat(24),
    storeId: 1,
    version,
    lines: [{ ...line, quantity }],
    deals: [],
    updates: [],
    totals: { items: 100, discount: 0 },
  }) as unknown as Basket;

const call = jest.fn();
const context = { api: { call } } as unknown as PageContextValue;
const wrapper = ({ children }: { children: ReactNode }) => (
  <PageContextProvider value={context}>{children}</PageContextProvider>
);
const shown = () => renderHook(() => useLine(line), { wrapper }).result;
/** The replies of the calls, in order, each sent when the test says so. */
let replies: ((reply: object) => void)[];

beforeAll(() => {
  busFor('shell').handle('shell:refresh-session', async () => ({ kind: 'refreshed' }));
});
beforeEach(() => {
  replies = [];
  fullBasket.set(undefined);
  applyBasket(basketWith(1, 1));
  call.mockReset().mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
});

const quantities = () => call.mock.calls.map(([, { body }]) => body.menuItem.quantity);

test('presses are shown at once and sent one after another, in order', async () => {
  const hook = shown();
  act(() => void hook.current.setQuantity(2));
  act(() => void hook.current.setQuantity(3));
  expect(hook.current.quantity).toBe(3);
  await act(async () => undefined);
  expect(quantities()).toEqual([2]);
  await act(async () => replies[0]?.({ ok: true, data: basketWith(2, 2) }));
  expect([hook.current.quantity, quantities()]).toEqual([3, [2, 3]]);
  await act(async () => replies[1]?.({ ok: true, data: basketWith(3, 3) }));
  expect([fullBasket.get()?.lines[0]?.quantity, hook.current.pending, hook.current.problem]).toEqual([
    3,
    false,
    undefined,
  ]);
});

test('a refused press goes back to the quantity of the basket and says why', async () => {
  const hook = shown();
  await act(async () => void hook.current.setQuantity(99));
  expect(hook.current.quantity).toBe(99);
  await act(async () => replies[0]?.({ ok: false, error: { code: 'item_limit_reached' } }));
  expect([hook.current.quantity, hook.current.problem]).toEqual([1, 'Item limit has been reached']);
  await act(async () => void hook.current.setQuantity(2));
  expect(hook.current.problem).toBeUndefined();
});

test('a reply that another tab’s change has overtaken does not undo it', async () => {
  const hook = shown();
  await act(async () => void hook.current.setQuantity(2));
  applyBasket(basketWith(5, 9));
  await act(async () => replies[0]?.({ ok: true, data: basketWith(2, 2) }));
  expect(fullBasket.get()?.lines[0]?.quantity).toBe(5);
});
