import { HOUR_MS } from '@storefront/api/durations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon } from '../../test-support/coupon';
import { operator, problem, showPage } from '../../test-support/show-page';
import { CouponsPage } from './CouponsPage';

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
