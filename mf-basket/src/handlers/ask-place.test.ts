import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import type { Business } from '@storefront/remote-kit/business.types';
import { addItem } from './add-item';
import { addItems } from './add-items';

const call = jest.fn();
const api = { call } as unknown as ApiClient;
const business = { currency: 'GBP', openShop: { id: 4, slug: 'bristol', name: 'Bristol' } } as Business;
const asked = jest.fn();
const storeSearch = busFor('mf-store-search');
storeSearch.handle('store-search:ask-place', async (payload) => {
  asked(payload);
  return { kind: 'asked' };
});

test('a visitor of an open shop is asked for a place, and nothing is added', async () => {
  const payload = { storeId: 4, name: 'Lamp', menuItem: { id: 7, quantity: 1 } };
  await expect(addItem({ api, business }, payload, 'a-key')).resolves.toEqual({ kind: 'place-asked' });
  expect(asked).toHaveBeenLastCalledWith({
    name: 'Lamp',
    errand: [
      { name: 'add', value: '7' },
      { name: 'quantity', value: '1' },
      { name: 'intent', value: 'a-key' },
      { name: 'from', value: '/' },
    ],
  });
  const several = { storeId: 4, name: 'The set', menuItems: [{ id: 7, quantity: 1 }] };
  await expect(addItems({ api, business }, several, 'a-key')).resolves.toEqual({ kind: 'place-asked' });
  expect(call).not.toHaveBeenCalled();
});
