import { applySnapshot } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { clearMemberData } from './clear-member-data';

const snapshot = (strategy: 'guest' | 'member') =>
  ({ session: { strategy, version: '1' }, basket: null, slot: null }) as unknown as SessionSnapshot;

test.each([
  ['member', 'guest', null],
  ['member', 'member', 'Ring twice'],
  ['guest', 'guest', 'Ring twice'],
  ['guest', 'member', 'Ring twice'],
] as const)('what a tab stores, when a %s becomes a %s: %s', (before, after, left) => {
  applySnapshot(snapshot(before));
  sessionStorage.setItem('instructions', 'Ring twice');
  clearMemberData(snapshot(after));
  expect(sessionStorage.getItem('instructions')).toBe(left);
});
