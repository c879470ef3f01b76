import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { CouponPanel } from './CouponPanel';

const hint = 'New here? WELCOME10 takes 10% off.';
const context = { url: '/basket', business: { copy: { couponHint: hint } } } as unknown as PageContextValue;

test.each([
  [false, 1],
  [true, 0],
])('a code for first orders is advertised to a shopper who has ordered before (%s) %d times', (hasOrdered, times) => {
  render(
    <PageContextProvider value={context}>
      <CouponPanel coupon={null} hasOrdered={hasOrdered} />
    </PageContextProvider>,
  );
  expect(screen.queryAllByText(hint)).toHaveLength(times);
});
