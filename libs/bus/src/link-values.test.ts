import { LINK_VALUES_KEY, publishedValues, publishLinkValue } from './link-values';

beforeEach(() => localStorage.clear());

test('a remote publishes, replaces and removes its own value, and this tab is notified', () => {
  const notified = jest.fn();
  addEventListener('storage', ({ key }) => notified(key));
  publishLinkValue('gifts', { count: 1 });
  publishLinkValue('help', { text: 'New' });
  publishLinkValue('gifts', { count: 2 });
  expect(publishedValues()).toEqual({ gifts: { count: 2 }, help: { text: 'New' } });
  publishLinkValue('help', undefined);
  expect(publishedValues()).toEqual({ gifts: { count: 2 } });
  expect(notified.mock.calls).toEqual(Array(4).fill([LINK_VALUES_KEY]));
});

test.each(['no JSON', '7', 'null'])('storage that holds %s has no values', (stored) => {
  localStorage.setItem(LINK_VALUES_KEY, stored);
  expect(Object.keys(publishedValues())).toEqual([]);
});

test('without storage nothing is published', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  publishLinkValue('gifts', { count: 1 });
  refuse.mockRestore();
  expect(publishedValues()).toEqual({});
});
