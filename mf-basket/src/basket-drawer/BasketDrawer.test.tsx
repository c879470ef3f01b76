import type { Basket } from '@storefront/api/entities/basket';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { BasketDrawer } from './BasketDrawer';

const context = { business: { currency: 'GBP' } } as unknown as PageContextValue;
const line = (basketLineId: number, lineTotal: number, dealSaving: number) => ({
  basketLineId,
  quantity: 1,
  available: true,
  lineTotal,
  dealSaving,
  menuItem: { name: `Item ${basketLineId}`, images: {} },
  options: [{ valueName: 'Initials', text: 'A. B.' }],
});

test('the lines beside a page add up to the subtotal, with deals and a coupon', () => {
  const basket = {
    itemCount: 2,
    lines: [line(1, 300, 100), line(2, 200, 0)],
    coupon: { coupon: 'PANTRY5', discount: 50 },
    totals: { items: 500, discount: 150, missingToFreeDelivery: null },
  } as unknown as Basket;
  const { container } = render(
    <PageContextProvider value={context}>
      <BasketDrawer basket={basket} />
    </PageContextProvider>,
  );
  const items = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(items).toEqual(['£2.00', '£2.00']);
  expect(container.textContent).toContain('Item 1Initials “A. B.”');
  expect(container.textContent).toContain('Coupon PANTRY5-50p');
  expect(container.textContent).toContain('Subtotal£3.50');
});

test('it says what is missing to the minimum spend and to free delivery, until nothing is', () => {
  const basketWith = (missingToMinimum: number, missingToFreeDelivery: number | null) =>
    ({
      itemCount: 1,
      lines: [line(1, 500, 0)],
      totals: { items: 500, discount: 0, minimumSpend: 1500, missingToMinimum, missingToFreeDelivery },
    }) as unknown as Basket;
  const show = (basket: Basket) => (
    <PageContextProvider value={context}>
      <BasketDrawer basket={basket} />
    </PageContextProvider>
  );
  const { rerender } = render(show(basketWith(1000, 3500)));
  const bars = () => screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
  expect(screen.getByText('Add £10.00 more to reach the minimum spend.')).toBeTruthy();
  expect(bars()).toEqual(['£5.00 of £15.00', '£35.00 to go']);
  rerender(show(basketWith(0, 1000)));
  expect(bars()).toEqual(['£10.00 to go']);
  rerender(show(basketWith(0, null)));
  expect(bars()).toEqual([]);
});
