import { followLinkValues, linkValues, publishLinkValue } from './link-values';

const STORAGE_KEY = 'sf.link-values';

beforeEach(() => {
  localStorage.clear();
  publishLinkValue('gifts', undefined);
});

test('a remote publishes, replaces and removes its own value', () => {
  publishLinkValue('gifts', { count: 1 });
  publishLinkValue('help', { text: 'New' });
  publishLinkValue('gifts', { count: 2 });
  expect(linkValues.get()).toEqual({ gifts: { count: 2 }, help: { text: 'New' } });
  publishLinkValue('help', undefined);
  expect(linkValues.get()).toEqual({ gifts: { count: 2 } });
});

test('the next page shows what was published, and what another tab publishes', () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ gifts: { count: 3 } }));
  followLinkValues();
  expect(linkValues.get()).toEqual({ gifts: { count: 3 } });
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ gifts: { count: 4 } }));
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(linkValues.get()).toEqual({ gifts: { count: 4 } });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(linkValues.get()).toEqual({});
});

test('a value is not lost when another tab published one in between', () => {
  publishLinkValue('gifts', { count: 1 });
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ gifts: { count: 1 }, help: { text: 'New' } }));
  publishLinkValue('gifts', { count: 2 });
  expect(linkValues.get()).toEqual({ gifts: { count: 2 }, help: { text: 'New' } });
});

test.each(['no JSON', '7', 'null'])('storage that holds %s has no values', (stored) => {
  localStorage.setItem(STORAGE_KEY, stored);
  followLinkValues();
  expect(linkValues.get()).toEqual({});
});
