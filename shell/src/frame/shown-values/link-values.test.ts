import { LINK_VALUES_KEY, publishLinkValue } from '@storefront/bus/link-values';
import { followLinkValues, linkValues } from './link-values';

test('the header shows what was published before, in this tab and in another one', () => {
  publishLinkValue('gifts', { count: 1 });
  expect(linkValues.get()).toEqual({});
  followLinkValues();
  expect(linkValues.get()).toEqual({ gifts: { count: 1 } });
  publishLinkValue('gifts', { count: 2 });
  expect(linkValues.get()).toEqual({ gifts: { count: 2 } });
  localStorage.setItem(LINK_VALUES_KEY, JSON.stringify({ gifts: { count: 3 } }));
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(linkValues.get()).toEqual({ gifts: { count: 2 } });
  dispatchEvent(new StorageEvent('storage', { key: LINK_VALUES_KEY }));
  expect(linkValues.get()).toEqual({ gifts: { count: 3 } });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(linkValues.get()).toEqual({});
});
