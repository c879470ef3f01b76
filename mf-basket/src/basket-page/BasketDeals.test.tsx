import type { Basket } from '@storefront/api/entities/basket';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { BasketDeals } from './BasketDeals';

const context = { business: { currency: 'GBP' } } as unknown as PageContextValue;
type Deal = Basket['deals'][number];
const wash: Deal = {
  dealId: 61,
  slug: 'big-wash',
  name: 'Five pounds off a big wash',
  text: '£5 off £15',
  saving: 0,
  missing: 0,
  missingSpend: 0,
  missingSections: [],
};
function shown(...deals: Deal[]): (string | null)[] {
  render(
    <PageContextProvider value={context}>
      <BasketDeals deals={deals} storeSlug="borough" />
    </PageContextProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a deal that lacks items says how many, of which sections, and leads to its page', () => {
  expect(shown({ ...wash, missing: 2, missingSections: ['Dishes'] })).toEqual([
    'Add 2 more for Five pounds off a big wash: Dishes',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/stores/borough/deal/big-wash');
});

test('a deal that lacks only an amount says how much more to spend, and for what', () => {
  expect(shown({ ...wash, missingSpend: 320 })).toEqual([
    'Spend £3.20 more towards Five pounds off a big wash: £5 off £15',
  ]);
});

test('a deal that applies is not suggested', () => {
  expect(shown({ ...wash, saving: 500 })).toEqual([]);
});
