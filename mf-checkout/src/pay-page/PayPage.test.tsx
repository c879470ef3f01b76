import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { PayPage } from './PayPage';
import type { PayData } from './read-payment-link';

const link = {
  draftOrderId: 7,
  storeId: 1,
  storeName: 'Borough',
  fulfilmentMethod: 'delivery',
  slotStartsAt: null,
  slotEndsAt: null,
  lines: [{ name: 'Milk', quantity: 6, lineTotal: 900 }],
  total: 900,
  currency: 'GBP',
  endsAt: '2026-11-25T11:00:00.000Z',
  businessOrderId: null,
  followPath: null,
  phoneNumber: '020 7946 0000',
};
const show = (data: object) =>
  render(
    <PageContextProvider value={{ api: {} } as unknown as PageContextValue}>
      <PayPage data={data as PayData} />
    </PageContextProvider>,
  );

test.each([
  ['ended', /has ended, and nothing was charged/],
  ['changed', /has changed since/],
])('a link that has %s says so, with the number to call, and takes no payment', (state, words) => {
  show({ link: { ...link, state } });
  expect(screen.getByRole('status').textContent).toMatch(words);
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toContain('tel:');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that is not ours shows no order', () => {
  show({ link: undefined });
  expect(screen.getByText(/We do not know this link/)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
