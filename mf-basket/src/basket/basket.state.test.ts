import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import { busFor, shared } from '@storefront/bus/bus';
import { start } from '../exposes/handlers';
import { applyBasket, followOtherTabs, fullBasket } from './basket.state';

const basket = (version: number) =>
  ({
    basketToken: 'b'.repeat(24),
    storeId: 1,
    version,
    lines: [],
    deals: [],
    updates: [],
    totals: { items: 0, discount: 0 },
  }) as unknown as Basket;
const call = jest.fn();

beforeAll(() => {
  busFor('shell').handle('shell:refresh-session', async () => ({ kind: 'refreshed' }));
  start({ api: { call } as unknown as ApiClient, business: {} as never });
});

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, data: basket(2) });
});

const facts: (() => void)[] = [
  () => busFor('mf-slots').emit('slots:reserved', {}),
  () => busFor('mf-slots').emit('slots:reservation-expired', {}),
  () => busFor('mf-member').emit('member:logged-in', {}),
  () => busFor('mf-member').emit('member:logged-out', {}),
];

test('a basket on the page is read again after a fact that changes its prices or its owner', async () => {
  applyBasket(basket(1));
  for (const [index, emit] of facts.entries()) {
    emit();
    expect(call).toHaveBeenCalledTimes(index + 1);
    expect(call).toHaveBeenLastCalledWith('POST /basket/get-or-create', {
      body: { basketToken: basket(1).basketToken, isSummary: true },
    });
  }
  await Promise.all(call.mock.results.map(({ value }) => value));
  await Promise.resolve();
  expect(fullBasket.get()?.version).toBe(2);
});

test('a failed read keeps the basket on the page', async () => {
  applyBasket(basket(3));
  call.mockRejectedValue(new Error('offline'));
  facts[0]?.();
  await Promise.resolve();
  expect(fullBasket.get()?.version).toBe(3);
});

test('an order that was placed leaves no basket, and then nothing is read again', () => {
  applyBasket(basket(4));
  busFor('mf-checkout').emit('checkout:order-placed', {});
  expect(fullBasket.get()).toBeUndefined();
  expect(shared.basket.get()).toBeNull();
  for (const emit of facts) emit();
  expect(call).not.toHaveBeenCalled();
});

test('a page that becomes visible again reads what another device has changed', async () => {
  applyBasket(basket(5));
  const end = followOtherTabs({ call } as unknown as ApiClient);
  call.mockResolvedValue({ ok: true, data: basket(6) });
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  await Promise.resolve();
  expect(fullBasket.get()?.version).toBe(6);
  end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(call).toHaveBeenCalledTimes(1);
});
