import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scan } from '../../test-support/scan';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { CounterPage } from './CounterPage';
import type { CounterRead } from './load-counter';

const collection = (more: object = {}) => ({
  businessOrderId: 'PW-40718',
  customer: 'Grace Adeyemi',
  phone: '07700 900123',
  slotStartsAt: '2026-11-28T10:00:00Z',
  slotEndsAt: '2026-11-28T11:00:00Z',
  isReady: true,
  place: 'B4',
  bags: [{ zone: 'chilled', count: 3 }],
  itemCount: 20,
  toPay: null,
  proofOfAge: null,
  isOverdue: false,
  ...more,
});
const first: Extract<CounterRead, { kind: 'read' }> = {
  kind: 'read',
  operator: { ...operator, stores: [...operator.stores] },
  store: operator.stores[0],
};

const show = (collections: readonly object[], replies: Replies = {}) =>
  showPage(<CounterPage first={first} />, { 'POST /desk/collections': { collections }, ...replies });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const handedOver = () => screen.getByRole('button', { name: /^Handed over/ });

test.each([
  ['failed', 'This page could not be loaded'],
  ['no-right', 'This page is not for your role'],
] as const)('a page that is %s says so', (kind, text) => {
  showPage(<CounterPage first={{ kind }} />, {});
  expect(screen.getByText(text)).toBeTruthy();
});

test('ready orders come first, and a search asks for its text', async () => {
  const { bodiesOf } = show([
    collection({ businessOrderId: 'PW-2', customer: 'Daniel Wu', isReady: false, place: null, bags: [] }),
    collection(),
  ]);
  await screen.findByText('Grace Adeyemi');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ready',
    'Still being picked',
  ]);
  await userEvent.type(screen.getByLabelText('Name, phone or order number'), 'grace{Enter}');
  await waitFor(() => expect(bodiesOf('POST /desk/collections').at(-1)).toEqual({ storeId: 101, text: 'grace' }));
});

test('a counter without orders says so, also after a search', async () => {
  show([]);
  expect(await screen.findByText('No order waits to be collected')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name, phone or order number'), 'x{Enter}');
  expect(await screen.findByText('No collection order matches x')).toBeTruthy();
});

test('bags, age and cash come first; the hand-over is confirmed and then final', async () => {
  const { bodiesOf } = show([collection({ proofOfAge: 18, toPay: 4150 })], { 'POST /desk/hand-over': {} });
  await press(/Grace Adeyemi/);
  expect(screen.getByText('First fetch the bags, check the age and take the cash')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /3 bags fetched/ }));
  await press('ID seen, over 18');
  await userEvent.click(screen.getByRole('checkbox', { name: '£41.50 taken' }));
  await userEvent.click(handedOver());
  expect(screen.getByText('This cannot be undone.')).toBeTruthy();
  expect(bodiesOf('POST /desk/hand-over')).toEqual([]);
  await press('Yes, handed over');
  expect(await screen.findByText('Grace Adeyemi has 3 bags.')).toBeTruthy();
  expect(bodiesOf('POST /desk/hand-over')).toEqual([
    { businessOrderId: 'PW-40718', ageProven: 'id_seen', cashTaken: true },
  ]);
});

test('without a proof of age nothing is handed over', async () => {
  show([collection({ proofOfAge: 18 })]);
  await press(/Grace Adeyemi/);
  await userEvent.click(screen.getByRole('checkbox', { name: /3 bags fetched/ }));
  await press('Neither: do not hand over');
  expect(screen.getByText(/call a manager, who can refund/)).toBeTruthy();
  expect(handedOver().getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['an order that is gone already', refused('illegal_transition'), /handed over already/],
  ['a lost connection', problem(0, 'network'), /^It was not recorded/],
])('%s is said', async (_, reply, text) => {
  show([collection()], { 'POST /desk/hand-over': reply });
  await press(/Grace Adeyemi/);
  await userEvent.click(screen.getByRole('checkbox', { name: /3 bags fetched/ }));
  await userEvent.click(handedOver());
  await press('Yes, handed over');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an order that is still being picked has no hand-over; one that nobody collected says what to do', async () => {
  show([collection({ isReady: false, isOverdue: true })]);
  await press(/Grace Adeyemi/);
  expect(screen.queryByRole('button', { name: /^Handed over/ })).toBeNull();
  expect(screen.getByText(/If nobody comes today/)).toBeTruthy();
});

test('a manager is led to the page on which an order that nobody collected ends', async () => {
  const manager = { ...first.operator, role: 'manager' as const };
  showPage(<CounterPage first={{ ...first, operator: manager }} />, {
    'POST /desk/collections': { collections: [collection({ isOverdue: true })] },
  });
  await press(/Grace Adeyemi/);
  expect(screen.getByRole('link', { name: 'Open the order’s page' }).getAttribute('href')).toBe(
    '/desk/orders/PW-40718',
  );
});

test('the shopper’s code opens their order', async () => {
  const { bodiesOf } = show([collection()]);
  await screen.findByText('Grace Adeyemi');
  scan('pw-40718');
  expect(await screen.findByText('Code matched')).toBeTruthy();
  expect(bodiesOf('POST /desk/collections').at(-1)).toEqual({ storeId: 101, text: 'pw-40718' });
});
