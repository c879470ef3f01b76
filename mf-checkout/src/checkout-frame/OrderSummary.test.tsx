import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import type { CheckoutData } from '../steps/checkout-data';
import { OrderSummary } from './OrderSummary';

const context = { business: { brand: 'retail', currency: 'GBP' } } as unknown as PageContextValue;
const line = (basketLineId: number, rest: object) => ({
  basketLineId,
  quantity: 1,
  available: true,
  lineTotal: 1200,
  options: [],
  menuItem: { name: `Item ${basketLineId}`, images: {} },
  ...rest,
});

test('the order beside the checkout shows engravings, and says which items are not included', () => {
  const basket = {
    itemCount: 1,
    fulfilmentMethod: 'delivery',
    lines: [line(1, { options: [{ valueName: 'Initials', text: 'A. B.' }] }), line(2, { available: false })],
    totals: {},
  };
  const data = { basket, store: { name: 'Bath', slug: 'bath' } } as unknown as CheckoutData;
  render(
    <PageContextProvider value={context}>
      <OrderSummary data={data} slot={null} />
    </PageContextProvider>,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['1 × Item 1 Initials “A. B.”£12.00', '1 × Item 2 Not included']);
});
