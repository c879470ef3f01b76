import type { ApiClient } from '@storefront/api/client';
import { applySnapshot, busFor, shared } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { chooseFulfilment } from './choose-fulfilment';

const refreshed = jest.fn(async () => ({ kind: 'refreshed' as const }));
const remembered = jest.fn(async () => new Response('{}'));
busFor('shell').handle('shell:refresh-session', refreshed);

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

beforeEach(() => {
  jest.clearAllMocks();
  global.fetch = remembered as unknown as typeof fetch;
});

describe('choosing delivery or collection', () => {
  test('is saved in the session, and the basket’s totals follow', async () => {
    shopper(basket);
    const api = apiThat({ ok: true, data: {} });
    expect(await chooseFulfilment(api, 'en-gb', 'collection')).toEqual({ kind: 'chosen' });
    expect(api.call).toHaveBeenCalledWith('POST /basket/update', {
      body: { basketToken: basket.basketToken, updates: [], fulfilmentMethod: 'collection' },
    });
    expect(remembered).toHaveBeenCalledWith(
      '/en-gb/session/place',
      expect.objectContaining({ body: '{"fulfilment":"collection"}' }),
    );
    expect(shared.fulfilment.get()).toBe('collection');
    expect(refreshed).toHaveBeenCalled();
  });

  test('needs no basket', async () => {
    shopper(null);
    const api = apiThat(undefined);
    expect(await chooseFulfilment(api, 'en-gb', 'collection')).toEqual({ kind: 'chosen' });
    expect(api.call).not.toHaveBeenCalled();
  });

  test('is rejected if the basket’s store does not offer it, and nothing changes', async () => {
    shopper(basket);
    const api = apiThat({ ok: false, error: { code: 'fulfilment_not_offered' } });
    expect(await chooseFulfilment(api, 'en-gb', 'collection')).toMatchObject({
      kind: 'refused',
      code: 'fulfilment_not_offered',
    });
    expect(shared.fulfilment.get()).toBe('delivery');
    expect(remembered).not.toHaveBeenCalled();
  });

  test('is not blocked by a missing basket', async () => {
    shopper(basket);
    const api = apiThat({ ok: false, error: { code: 'basket_not_found' } });
    expect(await chooseFulfilment(api, 'en-gb', 'collection')).toEqual({ kind: 'chosen' });
  });
});
