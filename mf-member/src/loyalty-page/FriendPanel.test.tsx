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
