import type { SessionSnapshot } from '@storefront/bus/state.types';
import { clearMemberData } from './clear-member-data';

const snapshot = (strategy: 'guest' | 'member') => ({ session: { strategy, version: '1' } }) as SessionSnapshot;

beforeEach(() => sessionStorage.clear());

// Each step may be another document of the same tab.
test.each([
  [['member', 'guest'], null],
  [['member', 'member'], 'Ring twice'],
  [['guest', 'guest'], 'Ring twice'],
  [['guest', 'member'], 'Ring twice'],
] as const)('what a remote stored in a tab, when the shopper was %s, is %s', (shoppers, left) => {
  clearMemberData(snapshot(shoppers[0]), []);
  sessionStorage.setItem('checkout:instructions', 'Ring twice');
  clearMemberData(snapshot(shoppers[1]), []);
  expect(sessionStorage.getItem('checkout:instructions')).toBe(left);
});

test('a message for the next page and a remote’s preserved key stay', () => {
  clearMemberData(snapshot('member'), []);
  sessionStorage.setItem('sf.flash', 'You have been logged out');
  sessionStorage.setItem('member:reset-token', 'a token');
  clearMemberData(snapshot('guest'), ['member:reset-token']);
  expect(sessionStorage.getItem('member:reset-token')).toBe('a token');
  expect(sessionStorage.getItem('sf.flash')).toBe('You have been logged out');
});
