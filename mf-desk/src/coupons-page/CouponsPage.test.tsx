import { HOUR_MS } from '@storefront/api/durations';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, showPage } from '../../test-support/show-page';
import { CouponsPage } from './CouponsPage';

const coupon: AdminCoupon = {
  couponId: 4,
  businessId: 1,
  currency: 'GBP',
  code: 'SPRING',
  name: 'A fifth off',
  kind: 'percentage',
  percent: 20,
  amount: null,
  minimumSpend: 0,
  maximumUses: null,
  maximumUsesPerShopper: null,
  firstOrderOnly: false,
  membersOnly: false,
  startsAt: null,
  endsAt: null,
  itemIds: [],
  categoryIds: [],
  uses: 0,
  codes: 1,
};
const [store] = operator.stores;
const visit = { operator: { ...operator, role: 'content' as const, stores: [...operator.stores] }, store };

const end = async (reply: unknown) => {
  showPage(<CouponsPage data={{ kind: 'read', visit, coupons: [coupon] }} />, { 'POST /admin/coupon-end': reply });
  await userEvent.click(screen.getByRole('button', { name: 'End SPRING' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End coupon' }));
};

test('an ended coupon is shown as such, on a device whose clock is behind the shop’s', async () => {
  await end({ ...coupon, endsAt: new Date(Date.now() + HOUR_MS).toISOString() });
  expect(await screen.findByText(/^Ended /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End SPRING' })).toBeNull();
  expect(screen.getByText('0 coupons live')).toBeTruthy();
});

test('without a reply it is said that the coupon still works', async () => {
  await end(problem(503));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^SPRING could not be ended\. .* until then it works\.$/,
  );
  expect(screen.getByRole('button', { name: 'End SPRING' })).toBeTruthy();
});
