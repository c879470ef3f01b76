import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryRun, driveStop, waitingDelivery } from '../../test-support/run';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { driveActions } from '../offline/drive-action';
import { keepWork } from '../offline/kept-work';
import { DrivePage } from './DrivePage';

const driver = { ...operator, role: 'driver' as const, stores: [...operator.stores] };
const visit = { operator: driver, store: driver.stores[0] };
const show = (run: DeliveryRun | null, replies: Replies = {}) =>
  showPage(<DrivePage first={{ kind: 'read', run, ...visit }} />, replies);
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.dataset.paused).toBeUndefined());
  await userEvent.click(button);
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));

const first = driveStop();
const second = driveStop({
  businessOrderId: 'PW-40692',
  number: 2,
  customer: 'Daniel Wu',
  addressLines: ['44 Long Lane'],
});
const delivered = { outcome: 'handed', doneAt: '2026-11-28T17:20:00.000Z', expectedAt: null } as const;

beforeEach(() => localStorage.clear());

describe('a page that shows no run', () => {
  test.each([
    ['failed', 'This page could not be loaded'],
    ['no-right', 'This page is not for your role'],
  ] as const)('a page that is %s says so', (kind, text) => {
    showPage(<DrivePage first={{ kind }} />, {});
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('an ended session leads to the log-in and back', async () => {
    const { navigate } = showPage(<DrivePage first={{ kind: 'log-in' }} />, {});
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/desk/log-in?from=%2Fdesk%2Fdrive'));
  });

  test('nothing waits, or the list fails and is read again', async () => {
    const replies: Replies = { 'POST /desk/drive-waiting': problem(503) };
    show(null, replies);
    await heading('This page could not be loaded');
    replies['POST /desk/drive-waiting'] = { orders: [] };
    await press('Try again');
    await heading('No delivery is ready');
  });
});

test('the orders of the next slot are chosen, every bag is loaded, and the run begins', async () => {
  const later = waitingDelivery({
    businessOrderId: 'PW-3',
    slotStartsAt: '2026-11-28T19:00:00Z',
    slotEndsAt: '2026-11-28T20:00:00Z',
  });
  const { bodiesOf } = show(null, {
    'POST /desk/drive-waiting': { orders: [waitingDelivery(), later] },
    'POST /desk/drive-begin': deliveryRun(first),
  });
  await press('Load 1 order');
  await press('Start the run');
  expect(bodiesOf('POST /desk/drive-begin')).toEqual([]);
  expect(screen.getByText('2 bags left to load')).toBeTruthy();
  await tick(/2 bags/);
  await press('Start the run');
  await heading('18 Tanner Street');
  expect(bodiesOf('POST /desk/drive-begin')).toEqual([{ storeId: 101, businessOrderIds: ['PW-40691'] }]);
});

test('an order that another driver took meanwhile is taken out, and its bags are put back', async () => {
  const orders = [waitingDelivery(), waitingDelivery({ businessOrderId: 'PW-2', place: 'C1' })];
  const replies: Replies = {
    'POST /desk/drive-waiting': { orders },
    'POST /desk/drive-begin': refused('order_has_driver'),
  };
  show(null, replies);
  await press('Load 2 orders');
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  replies['POST /desk/drive-waiting'] = { orders: orders.slice(0, 1) };
  await press('Start the run');
  await screen.findByText('PW-2 was taken by another driver or cancelled. Put the bags back.');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('at the door bags, age and cash come first; then the order is delivered and the next stop is shown', async () => {
  const strict = driveStop({ proofOfAge: 18, toPay: 4150 });
  const { call, bodiesOf } = show(deliveryRun(strict, second), {
    'POST /desk/drive-arrived': { run: deliveryRun({ ...strict, arrivedAt: '2026-11-28T17:15:00Z' }, second) },
    'POST /desk/drive-delivered': { run: deliveryRun({ ...strict, ...delivered }, second) },
  });
  expect(await screen.findByRole('link', { name: 'Navigate' })).toHaveProperty(
    'href',
    expect.stringContaining('SE1+3LD'),
  );
  await press('Arrived');
  await heading('Stop 1 · at the door');
  expect(screen.getByText('No safe place: the age check needs a person')).toBeTruthy();
  await press('Delivered');
  expect(screen.getByText('First bring the bags, check the age and take the cash')).toBeTruthy();
  await tick(/bags at the door/);
  await press('Neither: do not hand over');
  expect(screen.getByText(/choose Could not deliver, then No ID/)).toBeTruthy();
  await press('Delivered');
  expect(bodiesOf('POST /desk/drive-delivered')).toEqual([]);
  await press('ID seen, over 18');
  await tick(/taken$/);
  await press('Delivered');
  await heading('44 Long Lane');
  expect(bodiesOf('POST /desk/drive-delivered')).toMatchObject([
    { businessOrderId: 'PW-40691', left: 'handed', ageProven: 'id_seen', cashTaken: true, doneAt: expect.any(String) },
  ]);
  const keys = call.mock.calls.flatMap(([key, input]) =>
    /drive-(arr|deliv)/.test(key) ? [input?.idempotencyKey] : [],
  );
  expect(new Set(keys).size).toBe(2);
  expect(within(screen.getByRole('region', { name: 'Done' })).getByText('Delivered')).toBeTruthy();
});

test('what could not be delivered has a reason, and comes back before the run is finished', async () => {
  const back = { ...first, outcome: 'not_delivered', reason: 'nobody_in', doneAt: delivered.doneAt } as const;
  const { bodiesOf } = show(deliveryRun(first), {
    'POST /desk/drive-arrived': { run: deliveryRun(first) },
    'POST /desk/drive-not-delivered': { run: deliveryRun(back) },
    'POST /desk/drive-end': { run: null },
    'POST /desk/drive-waiting': { orders: [] },
  });
  await press('Arrived');
  await press('Could not deliver');
  expect(screen.queryByRole('radio', { name: /No ID/ })).toBeNull();
  await press('Save');
  expect(screen.getByText('Choose what happened')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Nobody in' }));
  await userEvent.type(screen.getByLabelText('Note for the store (optional)'), 'Rang twice');
  await press('Save');
  await heading('All stops are done');
  expect(bodiesOf('POST /desk/drive-not-delivered')).toMatchObject([{ reason: 'nobody_in', note: 'Rang twice' }]);
  await press('Finish the run');
  expect(bodiesOf('POST /desk/drive-end')).toEqual([]);
  await tick(/back at B4/);
  await press('Finish the run');
  await heading('No delivery is ready');
});

test('without a connection the run goes on, and what was read last is shown after a reload', async () => {
  const replies: Replies = {
    'POST /desk/drive-arrived': problem(0, 'network'),
    'POST /desk/drive-delivered': problem(0, 'network'),
  };
  show(deliveryRun(first, second), replies);
  await press('Arrived');
  await tick(/bags at the door/);
  await press('Delivered');
  await heading('44 Long Lane');
  expect(screen.getByText('2 actions wait to be sent')).toBeTruthy();
  expect(localStorage.getItem('desk:work')).toContain('Tanner Street');
  expect(localStorage.getItem('desk:drive')).toContain(first.businessOrderId);
  expect(localStorage.getItem('desk:drive')).not.toMatch(new RegExp(`Tanner Street|${first.customer}`));
});

test('what was not sent within twelve hours is told once', async () => {
  const { businessOrderId } = first;
  const body = { businessOrderId, doneAt: '2026-11-27T17:20:00.000Z' };
  driveActions.stored.store(driver.operatorId, [{ id: 'old', at: 0, kind: 'arrived', body, shown: { number: 1 } }]);
  const { bodiesOf } = show(deliveryRun(second));
  expect((await screen.findByText(/no longer kept here/)).textContent).toContain(businessOrderId);
  await press('I have told them');
  expect(screen.queryByText(/no longer kept here/)).toBeNull();
  expect([bodiesOf('POST /desk/drive-arrived'), localStorage.getItem('desk:drive')]).toEqual([[], null]);
});

test('a run that was kept is driven while nothing can be read', async () => {
  keepWork('run', driver, deliveryRun(second));
  showPage(<DrivePage first={{ kind: 'failed' }} />, {});
  await heading('44 Long Lane');
  expect(screen.getByText('This is the run as it was read last.')).toBeTruthy();
});

test('what the shop did not accept is shown with what it knows, until the driver has read it', async () => {
  const ended = { ...first, ...delivered };
  show(deliveryRun(first, second), {
    'POST /desk/drive-arrived': { run: deliveryRun(first, second) },
    'POST /desk/drive-not-delivered': refused('illegal_transition'),
    'POST /desk/drive-run': { run: deliveryRun(ended, second) },
  });
  await press('Arrived');
  await press('Could not deliver');
  await userEvent.click(screen.getByRole('radio', { name: 'Wrong address' }));
  await press('Save and go to stop 2');
  await heading('This was not accepted');
  expect(screen.getByText('Somebody recorded something else of this order meanwhile.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Delivered')).toBeTruthy());
  await press('Understood');
  await heading('44 Long Lane');
});

test('the shopper of a late stop is told, and another stop can be driven to next', async () => {
  const late = driveStop({ ...second, expectedAt: '2026-11-28T18:05:00.000Z' });
  const { bodiesOf } = show(deliveryRun(first, late), {
    'POST /desk/drive-late': { run: deliveryRun(first, { ...late, toldAt: '2026-11-28T17:10:00.000Z' }) },
    'POST /desk/drive-order': { run: deliveryRun({ ...late, number: 1 }, { ...first, number: 2 }) },
  });
  expect(await screen.findByText('Stop 2: 5 min late')).toBeTruthy();
  await press('Tell the shopper');
  await screen.findByText(/^Told at/);
  expect(screen.queryByText('Stop 2: 5 min late')).toBeNull();
  expect(bodiesOf('POST /desk/drive-late')).toEqual([{ businessOrderId: 'PW-40692' }]);
  await press('Go elsewhere next');
  await press('Go next: 44 Long Lane');
  await heading('44 Long Lane');
  expect(bodiesOf('POST /desk/drive-order')).toEqual([{ businessOrderIds: ['PW-40692', 'PW-40691'] }]);
});
