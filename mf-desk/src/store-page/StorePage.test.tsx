import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { StorePage } from './StorePage';

const manager = { ...operator, stores: [...operator.stores], role: 'manager' as const };
const visit = { operator: manager, store: manager.stores[0] };
const openingHours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '08:00', closes: '22:00' }));
const settings: StoreSettings = {
  storeId: 101,
  closed: false,
  guestCheckout: true,
  minimumSpend: 2_500,
  freeDeliveryFrom: null,
  orderDaysInAdvance: 14,
  openingHours,
  specialDays: [],
};
const none = { orders: [], holds: 0 };
const show = (replies: Replies = {}) =>
  showPage(<StorePage first={{ kind: 'read', visit, settings }} />, {
    'POST /desk/store-hours-effect': none,
    ...replies,
  });
const hours = () => screen.getByRole('region', { name: 'Opening hours' });
const closes = (time: string) =>
  fireEvent.change(screen.getByLabelText('Monday, closes at'), { target: { value: time } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save hours' }));

test('hours that somebody else has saved meanwhile are shown beside the typed ones, which are saved by a second press', async () => {
  const theirs = openingHours.map((one) => (one.day === 1 ? { ...one, closes: '20:00' } : one));
  const now = { ...settings, openingHours: theirs };
  let calls = 0;
  const { bodiesOf } = show({
    'POST /desk/store': now,
    'POST /desk/store-change': () => {
      calls += 1;
      return calls === 1 ? refused('store_changed') : { settings: now, effect: none };
    },
  });
  closes('18:00');
  await save();
  const alert = await within(hours()).findByRole('alert');
  expect(alert.textContent).toContain('Monday: 08:00 to 20:00. It was 08:00 to 22:00.');
  expect(screen.getByLabelText<HTMLInputElement>('Monday, closes at').value).toBe('18:00');
  await save();
  expect(await screen.findByText('The hours were saved.')).toBeTruthy();
  expect(bodiesOf('POST /desk/store-change')).toMatchObject([
    { seen: { openingHours } },
    { seen: { openingHours: theirs } },
  ]);
});

test('who uses the terms of somebody else gets them into the form, and nothing is sent', async () => {
  const now = { ...settings, minimumSpend: 3_000 };
  const { bodiesOf } = show({ 'POST /desk/store': now, 'POST /desk/store-change': refused('store_changed') });
  fireEvent.change(screen.getByLabelText(/Smallest order/), { target: { value: '20' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Smallest order: £30.00. It was £25.00.');
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Smallest order/).value).toBe('30');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms of an order' }));
  expect(bodiesOf('POST /desk/store-change')).toHaveLength(1);
});

test('a change that is not sent says so and keeps what is typed', async () => {
  show({ 'POST /desk/store-change': problem(0, 'network') });
  closes('18:00');
  await save();
  expect(await screen.findByText(/The hours could not be saved/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Monday, closes at').value).toBe('18:00');
});
