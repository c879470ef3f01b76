import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { ProgressPicture } from './ProgressPicture';

const stamps: LoyaltyProgress = {
  kind: 'stamps',
  balance: 2,
  start: 0,
  goal: 6,
  reward: 1000,
  tier: null,
  nextTier: null,
  isRedeemable: false,
};

const drawn = (brand: string) =>
  render(
    <PageContextProvider value={{ business: { brand } } as PageContextValue}>
      <ProgressPicture progress={stamps} words="4 more stamps for £10.00 off" />
    </PageContextProvider>,
  );

test.each(['grocery', 'retail'])(
  '%s shows the stamps as a picture with a name, and what is missing in words',
  (brand) => {
    drawn(brand);
    expect(screen.getByRole('img', { name: '2 of 6 stamps' })).toBeDefined();
    expect(screen.getByText('4 more stamps for £10.00 off')).toBeDefined();
  },
);

test('a card has a place for each stamp, and a house a window', () => {
  const card = drawn('grocery').container;
  expect(card.querySelectorAll('[data-collected]')).toHaveLength(2);
  expect(card.querySelectorAll('[role=img] > span')).toHaveLength(6);
  expect(drawn('retail').container.querySelectorAll('svg > g')).toHaveLength(6);
});
