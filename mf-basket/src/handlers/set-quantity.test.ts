import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import type { Toast } from '@storefront/ui/show-toast';
import { applyBasket, fullBasket } from '../basket/basket.state';
import { setQuantity } from './set-quantity';

const line = (quantity: number) => ({
  basketLineId: 7,
  quantity,
  options: [],
  substitution: 'refuse',
  instructions: 'Ripe ones',
  menuItem: { id: 3, name: 'Pears' },
});
const basketWith = (version: number, ...lines: object[]) =>
  ({
    basketToken: 'b'.repeat(24),
    storeId: 1,
    fulfilmentMethod: 'delivery',
    version,
    lines,
    deals: [],
    updates: [],
    totals: { items: 100, discount: 0 },
  }) as unknown as Basket;

const call = jest.fn();
const api = { call } as unknown as ApiClient;
const toasts: Toast[] = [];
document.addEventListener('sf:toast', (event) => toasts.push((event as CustomEvent<Toast>).detail));

beforeEach(() => {
  toasts.length = 0;
  call.mockReset();
  fullBasket.set(undefined);
  applyBasket(basketWith(1, line(2)));
});

test('a removal can be undone, with the note of the line', async () => {
  call.mockResolvedValueOnce({ ok: true, data: basketWith(2) });
  expect(await setQuantity(api, { menuItemId: 3, quantity: 0 }, 'key')).toEqual({ kind: 'set', quantity: 0 });
  expect(toasts).toMatchObject([{ text: 'Pears removed', action: { label: 'Undo' } }]);
  call.mockResolvedValueOnce({ ok: true, data: { basket: basketWith(3, line(2)) } });
  toasts[0]?.action?.onPress();
  await new Promise((resolve) => setTimeout(resolve));
  expect(call.mock.lastCall?.[1].body.menuItems).toMatchObject([{ id: 3, quantity: 2, instructions: 'Ripe ones' }]);
  expect(fullBasket.get()?.lines).toHaveLength(1);
});

test('a changed quantity needs no undo, and a refused removal has none', async () => {
  call.mockResolvedValueOnce({ ok: true, data: basketWith(2, line(1)) });
  await setQuantity(api, { menuItemId: 3, quantity: 1 }, 'key');
  call.mockResolvedValueOnce({ ok: false, error: { code: 'line_not_found' } });
  expect((await setQuantity(api, { menuItemId: 3, quantity: 0 }, 'key')).kind).toBe('refused');
  expect(toasts).toEqual([]);
});
