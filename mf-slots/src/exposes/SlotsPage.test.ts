import type { LoadContext } from '@storefront/remote-kit/page.types';
import { load } from './SlotsPage';

test.each([
  ['future slots only, days in advance', true, 7, '/stores/quay/time-slots/calendar?from=basket'],
  ['future slots only, no day in advance', true, 0, undefined],
  ['slots of today too, days in advance', false, 7, undefined],
  ['slots of today too, no day in advance', false, 0, undefined],
])('[2.68] a store with %s', async (_what, onlyFutureSlots, orderDaysInAdvance, to) => {
  const data = { name: 'Quayside', slug: 'quay', onlyFutureSlots, orderDaysInAdvance };
  const result = await load({
    api: { call: async () => ({ ok: true, data }) },
    params: { storeSlug: 'quay' },
    query: { from: 'basket' },
    business: { name: 'Testmarket' },
  } as unknown as LoadContext);
  expect(result.kind === 'redirect' ? result.to : undefined).toBe(to);
});
