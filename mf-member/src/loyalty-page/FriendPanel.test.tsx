import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { FriendPanel } from './FriendPanel';

test('the panel says how often a member is rewarded for friends', () => {
  render(
    <PageContextProvider value={{ business: { currency: 'GBP' } } as PageContextValue}>
      <FriendPanel referral={{ code: 'PLUM-4821', reward: 500, friends: [] }} />
    </PageContextProvider>,
  );
  expect(screen.getByText(/once for each friend, for at most five friends in any thirty days\./)).toBeDefined();
});

test('a friend whose order is checked counts as not rewarded yet, and a refused one as without a reward', () => {
  const friends = (['rewarded', 'rewarded', 'pending', 'refused'] as const).map((state) => ({
    state,
    registeredAt: '2026-03-01T09:00:00Z',
  }));
  render(
    <PageContextProvider value={{ business: { currency: 'GBP' } } as PageContextValue}>
      <FriendPanel referral={{ code: 'PLUM-4821', reward: 500, friends }} />
    </PageContextProvider>,
  );
  expect(screen.getByText('2 friends rewarded, 1 friend not rewarded yet, 1 friend without a reward.')).toBeDefined();
});
