import type { ApiClient } from '@storefront/api/client';
import { applySnapshot, busFor, shared } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { chooseFulfilment } from './choose-fulfilment';

const refreshed = jest.fn(async () => ({ kind: 'refreshed' as const }));
const saved = jest.fn(async (_place: object) => ({ kind: 'saved' as const }));
busFor('shell').handle('shell:refresh-session', refreshed);
busFor('shell').handle('shell:save-place', (place) => saved(place));

const shopper = (basket: SessionSnapshot['basket']) =>
  applySnapshot({
    session: { strategy: 'guest', version: '1' },
    location: null,
    store: null,
    fulfilment: 'delivery',
    basket,
    slot: null,
    serverTime: new Date().toISOString(),
  });
const basket = { basketToken: 'b'.repeat(24), storeId: 1, count: 1, subtotal: 185, lines: [], deals: [] };
const apiThat = (reply: unknown) => ({ call: jest.fn(async () => reply) }) as unknown as ApiClient;

beforeEach(() => jest.clearAllMocks());

describe('choosing delivery or collection', () => {
  test('is saved in the session, and the basket’s totals follow', async () => {
    shopper(basket);
    const api = apiThat({ ok: true, data: {} });
    expect(await chooseFulfilment(api, 'collection')).toEqual({ kind: 'chosen' });
    expect(api.call).toHaveBeenCalledWith('POST /basket/update', {
      body: { basketToken: basket.basketToken, updates: [], fulfilmentMethod: 'collection' },
    });
    expect(saved).toHaveBeenCalledWith({ fulfilment: 'collection' });
    expect(shared.fulfilment.get()).toBe('collection');
    expect(refreshed).toHaveBeenCalled();
  });

  test('needs no basket', async () => {
    shopper(null);
    const api = apiThat(undefined);
    expect(await chooseFulfilment(api, 'collection')).toEqual({ kind: 'chosen' });
    expect(api.call).not.toHaveBeenCalled();
  });

  test('is rejected if the basket’s store does not offer it, and nothing changes', async () => {
    shopper(basket);
    const api = apiThat({ ok: false, error: { code: 'fulfilment_not_offered' } });
    expect(await chooseFulfilment(api, 'collection')).toMatchObject({
      kind: 'refused',
      code: 'fulfilment_not_offered',
    });
    expect(shared.fulfilment.get()).toBe('delivery');
    expect(saved).not.toHaveBeenCalled();
  });

  test('fails if the session could not be changed, and nothing changes', async () => {
    shopper(null);
    global.reportError = jest.fn();
    saved.mockRejectedValueOnce(new Error('The session responded with 503'));
    await expect(chooseFulfilment(apiThat(undefined), 'collection')).rejects.toThrow();
    expect(shared.fulfilment.get()).toBe('delivery');
    expect(refreshed).not.toHaveBeenCalled();
  });

  test('is not blocked by a missing basket', async () => {
    shopper(basket);
    const api = apiThat({ ok: false, error: { code: 'basket_not_found' } });
    expect(await chooseFulfilment(api, 'collection')).toEqual({ kind: 'chosen' });
  });
});
