import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSlot } from '../../test-support/admin-slot';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { SlotsPage } from './SlotsPage';

const query = { week: '2026-11-30', method: 'delivery', today: '2026-11-30' } as const;
const [store] = operator.stores;
const visit = { operator: { ...operator, stores: [store], role: 'manager' as const }, store };
const found = (slots = [adminSlot()]) => ({
  storeId: 101,
  storeName: 'Borough',
  currency: 'GBP',
  timeZone: 'Europe/London',
  slots,
});
const show = (replies: Replies = {}, slots = [adminSlot()]) =>
  showPage(<SlotsPage first={{ kind: 'read', visit, found: found(slots) }} query={query} />, replies);
const changed = (more: Parameters<typeof adminSlot>[0], withdrawnHolds = 0) => ({
  slot: adminSlot(more),
  withdrawnHolds,
  orders: [],
});
const openSlot = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Tue 1 Dec, 5–6pm/ }));
  return within(await screen.findByRole('dialog', { name: 'Tue 1 Dec, 5–6pm' }));
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('each slot says its price, its places and when booking closes', () => {
  show();
  expect(
    screen.getByRole('button', { name: /£3.50, 15 booked, 2 held, 7 free of 24, booking closes 3pm/ }),
  ).toBeTruthy();
  expect(screen.getByText('17 of 24 places booked or held')).toBeTruthy();
});

test('a change is sent, and undone with the earlier values', async () => {
  const { bodiesOf } = show({
    'POST /admin/slot-change': (body: { capacity: number }) => changed({ ...body, held: body.capacity - 15 }),
  });
  const dialog = await openSlot();
  await userEvent.clear(dialog.getByLabelText('Capacity'));
  await userEvent.type(dialog.getByLabelText('Capacity'), '16');
  expect(dialog.getByText(/1 held place ends/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Change this slot' }));
  expect((await screen.findByRole('status')).textContent).toContain('Tue 1 Dec, 5–6pm was changed.');
  expect(screen.getByText(/16 of 16 places/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/of 24 places/)).toBeTruthy();
  expect(bodiesOf('POST /admin/slot-change')).toEqual([
    { storeId: 101, slotId: 9, capacity: 16 },
    { storeId: 101, slotId: 9, capacity: 24 },
  ]);
});

test('a capacity below what is booked is refused with its reason', async () => {
  const { bodiesOf } = show();
  const dialog = await openSlot();
  await userEvent.clear(dialog.getByLabelText('Capacity'));
  await userEvent.type(dialog.getByLabelText('Capacity'), '14');
  await userEvent.click(dialog.getByRole('button', { name: 'Change this slot' }));
  expect(await dialog.findByText(/15 places are booked/)).toBeTruthy();
  expect(bodiesOf('POST /admin/slot-change')).toEqual([]);
});

test('a withdrawal says what stays before it is made, and what ended afterwards', async () => {
  const { bodiesOf } = show({
    'POST /admin/slot-change': { ...changed({ withdrawn: true, held: 0 }, 2), orders: ['PW-1'] },
  });
  const dialog = await openSlot();
  expect(dialog.getByText(/15 confirmed orders stay. 2 held places end/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw this slot' }));
  expect(await screen.findByText(/was withdrawn. 2 held places ended/)).toBeTruthy();
  expect(screen.getByText(/^1 booked order must still be/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'PW-1' }).getAttribute('href')).toBe('/desk/orders/PW-1');
  expect(screen.getByRole('button', { name: /Tue 1 Dec, 5–6pm: Withdrawn/ })).toBeTruthy();
  expect(bodiesOf('POST /admin/slot-change')).toEqual([{ storeId: 101, slotId: 9, withdrawn: true }]);
});

test.each([
  [problem(500), /could not be sent/],
  [problem(401), /session has ended/],
  [refused('slot_not_found'), /does not exist any more/],
])('a change that fails says why and what to do', async (reply, text) => {
  show({ 'POST /admin/slot-change': reply });
  const dialog = await openSlot();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw this slot' }));
  expect(await dialog.findByText(text)).toBeTruthy();
});

test('a week without slots leads to the next one; none lies before this week', () => {
  show({}, []);
  expect(screen.getByText('No delivery slots are left in this week.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Next week' })[0]?.getAttribute('href')).toBe(
    '/desk/slots?week=2026-12-07&method=delivery',
  );
  expect(screen.queryByRole('link', { name: 'Week before' })).toBeNull();
});
