import type { TodayOrder } from '@storefront/api/entities/desk/today';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TodayRead } from './read-today';
import { TodayPage } from './TodayPage';

let changed: (() => void) | undefined;
jest.mock('@storefront/remote-kit/follow-events', () => ({
  followEvents: ({ onUpdate }: { onUpdate: () => void }) => {
    changed = onUpdate;
    return () => undefined;
  },
}));

const order = (businessOrderId: string, changes: Partial<TodayOrder>): TodayOrder => ({
  businessOrderId,
  status: 'sent_to_store',
  fulfilmentMethod: 'delivery',
  customer: 'Ada Wynn',
  itemCount: 12,
  decidedCount: 0,
  missingCount: 0,
  picker: null,
  place: null,
  risk: null,
  ...changes,
});
const store = { storeId: 101, name: 'Borough', slug: 'borough' };
const operator = {
  operatorId: 1,
  name: 'Maya Okafor',
  role: 'manager' as const,
  businessId: 1,
  businessName: 'Pipwell',
  stores: [store, { storeId: 102, name: 'Angel', slug: 'angel' }],
  worksInAllStores: true,
};
const today = (orders: TodayOrder[]) => ({
  storeId: 101,
  day: '2026-12-01',
  timeZone: 'Europe/London',
  now: '2026-12-01T10:42:00.000Z',
  waves: [
    {
      slotId: 1,
      fulfilmentMethod: 'delivery' as const,
      startsAt: '2026-12-01T10:00:00.000Z',
      endsAt: '2026-12-01T11:00:00.000Z',
      closesAt: '2026-12-01T08:00:00.000Z',
      capacity: 4,
      held: 1,
      orders,
    },
  ],
  drivers: [
    { operatorId: 3, name: 'Sam Okafor', stops: 9, done: 4, late: 1 },
    { operatorId: 4, name: 'Ines Vidal', stops: 2, done: 0, late: 0 },
  ],
  pickers: [{ operatorId: 2, name: 'Lina Kaur', orders: 2, itemCount: 20, decidedCount: 5 }],
});
const first: TodayRead = {
  kind: 'read',
  visit: { operator, store },
  today: today([
    order('48213', { status: 'store_accepted_picking', decidedCount: 6, picker: { operatorId: 2, name: 'Lina Kaur' } }),
    order('48219', { risk: 'not_started' }),
  ]),
};

const call = jest.fn();
const show = (data: Parameters<typeof TodayPage>[0]['first'] = first) =>
  render(
    <PageContextProvider
      value={{ business: { name: 'Pipwell', locale: 'en-gb' }, api: { call }, navigate } as unknown as PageContextValue}
    >
      <TodayPage first={data} />
    </PageContextProvider>,
  );
const navigate = jest.fn();
const replyWith = (data: unknown) =>
  call.mockImplementation(async (key: string) => ({ ok: true, data: key === 'POST /desk/session' ? operator : data }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the board shows each slot with its orders, their picker, and what may be late first', () => {
  show();
  const wave = screen.getByRole('region', { name: '10–11am, delivery' });
  expect(within(wave).getByText('18 min left')).toBeTruthy();
  expect(within(wave).getByText(/1 held, 1 free/)).toBeTruthy();
  const picking = within(wave).getByRole('link', { name: /48213/ });
  expect(picking.getAttribute('href')).toBe('/desk/orders/48213');
  expect(picking.textContent).toContain('6/12');
  expect(picking.textContent).toContain('picked by Lina Kaur');
  const risks = screen.getByRole('region', { name: 'Orders that may be late' });
  expect(within(risks).getByRole('link').textContent).toContain('Not started');
  expect(screen.getByText('2 orders in 1 slot, 0 delivered.')).toBeTruthy();
  const drivers = within(screen.getByRole('region', { name: 'Drivers' })).getAllByRole('listitem');
  expect(drivers.map(({ textContent }) => textContent)).toEqual([
    'SOSam Okafor4 of 9 stops1 late',
    'IVInes Vidal0 of 2 stopsOn time',
  ]);
});

test('a change is shown; while it cannot be read, the last board stays and says how old it is', async () => {
  show();
  replyWith(today([order('48213', { status: 'picked', place: 'B4' })]));
  await act(async () => {
    changed?.();
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.getByRole('link', { name: /48213/ }).textContent).toContain('B4');
  call.mockRejectedValue(new Error('no connection'));
  await act(async () => {
    changed?.();
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.getByRole('link', { name: /48213/ })).toBeTruthy();
  expect(screen.getByText(/No connection. This is the board of 10:42am/)).toBeTruthy();
});

test('another store is shown when it is chosen', async () => {
  jest.useRealTimers();
  show();
  replyWith({ ...today([]), storeId: 102 });
  await userEvent.selectOptions(screen.getByLabelText('Store'), 'Angel');
  expect(call).toHaveBeenCalledWith('POST /desk/today', expect.objectContaining({ body: { storeId: 102 } }));
});

test('a manager takes an order back from a picker, and the board is read again', async () => {
  jest.useRealTimers();
  show();
  replyWith(today([order('48213', { status: 'store_accepted_picking', decidedCount: 6 })]));
  const pickers = screen.getByRole('region', { name: 'Pickers' });
  await userEvent.click(within(pickers).getByText(/^Orders/));
  await userEvent.click(within(pickers).getByRole('button', { name: 'Take back 48213' }));
  expect(call).toHaveBeenCalledWith('POST /desk/pick-release', { body: { businessOrderId: '48213' } });
  expect(
    await within(pickers).findByText('48213 waits for another picker. What Lina Kaur has picked of it stays.'),
  ).toBeTruthy();
  expect(call).toHaveBeenCalledWith('POST /desk/today', expect.anything());
});

test('nobody but a manager is offered to take an order back', () => {
  show({ ...first, visit: { store, operator: { ...operator, role: 'picker' } } });
  expect(screen.queryByText(/Take back/)).toBeNull();
});

test.each([
  [{ kind: 'no-right' } as const, 'Your role has no right to this page.'],
  [{ kind: 'failed' } as const, 'This page could not be read.'],
])('%j is said in words', (data, text) => {
  show(data);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a session that has ended leads to the log-in and back', () => {
  show({ kind: 'log-in' });
  expect(navigate).toHaveBeenCalledWith('/desk/log-in?from=%2Fdesk');
});
