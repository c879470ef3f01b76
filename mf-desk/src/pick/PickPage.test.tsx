import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MILK_BARCODE, pickBatch, pickLine, pickOrder, RICE_BARCODE } from '../../test-support/batch';
import { scan } from '../../test-support/scan';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { PickPage } from './PickPage';

let followed: { onUpdate: () => void; read: () => void } | undefined;
jest.mock('@storefront/remote-kit/follow-events', () => ({
  followEvents: (events: typeof followed) => {
    followed = events;
    return () => undefined;
  },
}));

const store = operator.stores[0];
const visit = { operator: { ...operator, stores: [...operator.stores] }, store };

const onlyMilk = () => pickBatch({ lines: pickBatch().lines.slice(1) });
const decided = ({ lineId, picked }: { lineId: number; picked: number | null }) =>
  pickLine({ ...pickBatch().lines.find((line) => line.lineId === lineId), picked });

const show = (batch = onlyMilk() as ReturnType<typeof pickBatch> | null, replies: Replies = {}) =>
  showPage(<PickPage first={{ kind: 'read', batch, ...visit }} />, { 'POST /desk/pick-line': decided, ...replies });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.dataset.paused).toBeUndefined());
  await userEvent.click(button);
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeEach(() => localStorage.clear());

test('without a connection the batch that was read last is shown, also after a reload', async () => {
  show();
  cleanup();
  showPage(<PickPage first={{ kind: 'failed' }} />, {});
  expect(await heading('Whole milk')).toBeTruthy();
  expect(screen.getByText('No connection')).toBeTruthy();
});

test('what happens to an order of the batch is heard without a tap', async () => {
  show(undefined, { 'POST /desk/pick-list': { batch: null }, 'POST /desk/today': { waves: [] } });
  await heading('Whole milk');
  followed?.read();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Whole milk' })).toBeNull());
});

describe('before there is a batch', () => {
  test.each([
    ['failed', 'This page could not be loaded'],
    ['no-right', 'This page is not for your role'],
  ] as const)('a page that is %s says so', (kind, text) => {
    showPage(<PickPage first={{ kind }} />, {});
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('an ended session leads to the log-in and back', async () => {
    const { navigate } = showPage(<PickPage first={{ kind: 'log-in' }} />, {});
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/desk/log-in?from=%2Fdesk%2Fpick'));
  });

  const order = (businessOrderId: string) => ({
    businessOrderId,
    status: 'sent_to_store',
    fulfilmentMethod: 'delivery',
    customer: businessOrderId,
    itemCount: 12,
    picker: null,
    risk: null,
  });
  const day = (numbers: string[]) => ({
    timeZone: 'Europe/London',
    day: '2026-11-28',
    waves: [{ startsAt: '2026-11-28T10:00:00Z', endsAt: '2026-11-28T11:00:00Z', orders: numbers.map(order) }],
  });
  const today =
    (numbers: string[], tomorrow: string[] = []) =>
    (body: { day?: string }) =>
      day(body.day === undefined ? numbers : body.day === '2026-11-29' ? tomorrow : []);

  test('the three most urgent orders are chosen, six at most, and the walk begins with those that the picker takes', async () => {
    const { bodiesOf } = show(null, {
      'POST /desk/today': today(['1', '2', '3', '4', '5', '6', '7']),
      'POST /desk/pick-begin': onlyMilk(),
    });
    expect(await screen.findByRole('button', { name: 'Pick these 3' })).toBeTruthy();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(3, 6)) await userEvent.click(box);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false, false, false, false, true]);
    await userEvent.click(boxes[0] as HTMLElement);
    await press('Pick these 5');
    expect(await heading('Whole milk')).toBeTruthy();
    expect(bodiesOf('POST /desk/pick-begin')).toEqual([{ storeId: 101, businessOrderIds: ['2', '3', '4', '5', '6'] }]);
  });

  test('with fewer than six left today, tomorrow’s orders can be chosen too', async () => {
    const { bodiesOf } = show(null, {
      'POST /desk/today': today(['1', '2'], ['8', '9']),
      'POST /desk/pick-begin': onlyMilk(),
    });
    expect(await screen.findByRole('button', { name: 'Pick these 2' })).toBeTruthy();
    const tomorrow = within(screen.getByRole('region', { name: 'Tomorrow' }));
    await userEvent.click(tomorrow.getAllByRole('checkbox')[0] as HTMLElement);
    await press('Pick these 3');
    expect(bodiesOf('POST /desk/pick-begin')).toEqual([{ storeId: 101, businessOrderIds: ['1', '2', '8'] }]);
  });

  test('without an order left today, tomorrow’s first are chosen', async () => {
    show(null, { 'POST /desk/today': today([], ['8', '9']) });
    expect(await screen.findByRole('button', { name: 'Pick these 2' })).toBeTruthy();
    expect(screen.queryByText('No order waits to be picked')).toBeNull();
  });

  test('an order that somebody else took is said, and the list is read again', async () => {
    const { bodiesOf } = show(null, {
      'POST /desk/today': today(['1']),
      'POST /desk/pick-begin': refused('order_has_picker'),
    });
    await press('Pick this one');
    expect(await screen.findByText(/^Somebody else has just taken/)).toBeTruthy();
    // Today and tomorrow.
    expect(bodiesOf('POST /desk/today')).toHaveLength(4);
    expect(screen.getByRole('button', { name: /^Pick these 0/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('a day without orders says so', async () => {
    show(null, { 'POST /desk/today': today([]) });
    expect(await screen.findByText('No order waits to be picked')).toBeTruthy();
  });
});

describe('at a stop', () => {
  test('one press picks it for every order, with a call for each, and can be undone', async () => {
    const { bodiesOf } = show(pickBatch());
    await heading('Basmati rice');
    await press(/^Whole milk/);
    await heading('Whole milk');
    expect(screen.getByText('“Longest date, please.”')).toBeTruthy();
    await press('Picked');
    await heading('Basmati rice');
    await press('Undo: Whole milk');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toHaveLength(4));
    expect(bodiesOf('POST /desk/pick-line')).toMatchObject([
      { businessOrderId: 'PW-40718', lineId: 1, picked: 2 },
      { businessOrderId: 'PW-40719', lineId: 2, picked: 1 },
      { lineId: 1, picked: null },
      { lineId: 2, picked: null },
    ]);
  });

  test('a scan of the item picks it; another item is named, and can be picked first', async () => {
    const { bodiesOf } = show(pickBatch());
    await heading('Basmati rice');
    scan(MILK_BARCODE.slice(1));
    expect(await screen.findByText('This is Whole milk. Here the orders ask for Basmati rice.')).toBeTruthy();
    expect(bodiesOf('POST /desk/pick-line')).toEqual([]);
    scan(RICE_BARCODE.slice(6));
    await heading('Whole milk');
    expect(bodiesOf('POST /desk/pick-line')).toMatchObject([{ lineId: 3, picked: 1 }]);
    scan('4006381333931');
    expect(await screen.findByText(/^This is an item with the barcode 4006381333931/)).toBeTruthy();
  });

  test('without a camera, the digits are typed', async () => {
    const { bodiesOf } = show();
    await press('Scan');
    expect(await screen.findByText('The camera could not be opened')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Or type the barcode'), '123');
    await press('Use what I typed');
    expect(screen.getByText(/^That is no barcode/)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Or type the barcode'));
    await userEvent.type(screen.getByLabelText('Or type the barcode'), `${MILK_BARCODE}{Enter}`);
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toHaveLength(2));
  });

  test('what is weighed needs the weight of each order', async () => {
    const weight = { estimatedGrams: 500, weighedGrams: null };
    const { bodiesOf } = show(pickBatch({ lines: [pickLine({ weight, quantity: 1 })] }));
    await press('Weigh');
    await press('Put 0 g in the totes');
    await userEvent.type(screen.getByLabelText('Weight for tote A'), '482');
    expect(screen.getByText(/18 g less than asked/)).toBeTruthy();
    await press('Put 482 g in the totes');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toMatchObject([{ picked: 1, grams: 482 }]));
  });

  test('fewer of what is sold by weight are weighed too', async () => {
    const weight = { estimatedGrams: 1000, weighedGrams: null };
    const { bodiesOf } = show(pickBatch({ lines: [pickLine({ weight, quantity: 2 })] }), {
      'POST /desk/pick-substitutes': { candidates: [] },
    });
    await press('Fewer');
    await press(/^Put 1 in/);
    await userEvent.type(await screen.findByLabelText('Weight for tote A'), '510');
    expect(screen.getByText(/10 g more than asked/)).toBeTruthy();
    await press('Put 510 g in the totes');
    await press('Nothing instead');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toMatchObject([{ picked: 1, grams: 510 }]));
  });

  const candidate = (more: object) => ({
    menuItemId: 20,
    name: 'Oat milk',
    size: null,
    images: pickLine().images,
    price: 215,
    gtin: null,
    place: null,
    stock: null,
    isWished: false,
    ...more,
  });

  test('of fewer than asked the rest is replaced, the wish first, and the shopper pays no more', async () => {
    const { bodiesOf } = show(onlyMilk(), {
      'POST /desk/pick-substitutes': {
        candidates: [candidate({ isWished: true }), candidate({ menuItemId: 21, name: 'Goat milk', price: 100 })],
      },
    });
    await press('Fewer');
    await press('One fewer: Picked, PW-40718');
    await press('One more: Picked, PW-40719');
    await press('Put 2 in the totes');
    expect(await screen.findByText('Asked 2, found 1')).toBeTruthy();
    const wished = await screen.findByRole('radio', { name: /Oat milk/ });
    expect(screen.getByText(/The shop pays 50p each/)).toBeTruthy();
    expect(screen.getByText('The shopper pays 65p less each')).toBeTruthy();
    await userEvent.click(wished);
    await press('Put 1 in tote A');
    await waitFor(() =>
      expect(bodiesOf('POST /desk/pick-line')).toMatchObject([
        { lineId: 2, picked: 1 },
        { lineId: 1, picked: 1, substitute: { menuItemId: 20, quantity: 1 } },
      ]),
    );
  });

  test('a shopper who wants to be asked is called, and an item waits for their agreement', async () => {
    const wish = { kind: 'ask', menuItemId: null, name: null } as const;
    const { bodiesOf } = show(pickBatch({ lines: [pickLine({ wish })] }), {
      'POST /desk/pick-substitutes': { candidates: [candidate({})] },
    });
    await press('Not here');
    await userEvent.click(await screen.findByRole('radio', { name: /Oat milk/ }));
    expect(screen.getByRole('link', { name: 'Call 07700 900123' }).getAttribute('href')).toBe('tel:07700900123');
    const put = screen.getByRole('button', { name: 'Put 2 in tote A' });
    expect(put.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('checkbox', { name: /has agreed/ }));
    await userEvent.click(put);
    await waitFor(() =>
      expect(bodiesOf('POST /desk/pick-line')).toMatchObject([{ picked: 0, substitute: { isAgreed: true } }]),
    );
    expect(bodiesOf('POST /desk/pick-line')[0]).not.toHaveProperty('offSale');
  });

  test('a shopper who wants nothing instead gets nothing, without a search', async () => {
    const wish = { kind: 'none', menuItemId: null, name: null } as const;
    const { bodiesOf } = show(pickBatch({ lines: [pickLine({ wish })] }));
    await press('Not here');
    await press('Nothing instead');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toMatchObject([{ picked: 0, offSale: true }]));
    expect(bodiesOf('POST /desk/pick-substitutes')).toEqual([]);
  });

  test('a picker is told that an item stays on sale, until they decide the next one', async () => {
    const reply = (body: { lineId: number; picked: number }) => ({ ...decided(body), staysOnSale: body.picked === 0 });
    show(pickBatch(), { 'POST /desk/pick-line': reply });
    await press('Not here');
    await press('Nothing instead');
    expect(await screen.findByText(/stays on sale$/)).toBeTruthy();
    await press(/^Picked/);
    expect(screen.queryByText(/stays on sale$/)).toBeNull();
  });

  test('an item is taken off sale only as the picker says: not if it lay elsewhere, but also if one was left', async () => {
    const wish = { kind: 'none', menuItemId: null, name: null } as const;
    const offSale = () => screen.findByRole('checkbox', { name: /Nothing left on the shelf/ });
    const lines = [pickLine({ wish }), pickLine({ lineId: 4, menuItemId: 9, name: 'Carrots', wish, quantity: 2 })];
    const { bodiesOf } = show(pickBatch({ lines }));
    await press('Not here');
    await userEvent.click(await offSale());
    await press('Nothing instead');
    await press('Fewer');
    await press('Put 1 in the totes');
    expect(((await offSale()) as HTMLInputElement).checked).toBe(false);
    await userEvent.click(await offSale());
    await press('Nothing instead');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toHaveLength(2));
    expect(bodiesOf('POST /desk/pick-line')[0]).not.toHaveProperty('offSale');
    expect(bodiesOf('POST /desk/pick-line')[1]).toMatchObject({ lineId: 4, picked: 1, offSale: true });
  });
});

describe('without a connection', () => {
  test('the walk goes on, what waits is counted, and the order is finished only when it has been sent', async () => {
    let isOnline = false;
    show(onlyMilk(), {
      'POST /desk/pick-line': (body: { lineId: number; picked: number }) =>
        isOnline ? decided(body) : problem(0, 'network'),
    });
    await press('Picked');
    expect(await screen.findByText('2 picks wait to be sent')).toBeTruthy();
    expect(screen.getByText('1 pick must be sent first')).toBeTruthy();
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('2 picks wait to be sent')).toBeNull());
    expect(screen.getByText('Say where the bags stand')).toBeTruthy();
  });

  test('a later decision of somebody else is shown beside the picker’s own, who chooses', async () => {
    const replies: unknown[] = [refused('pick_outdated'), decided({ lineId: 1, picked: 2 })];
    const theirs = pickBatch({ lines: [pickLine({ picked: 1 })] });
    const { bodiesOf, call } = show(pickBatch({ lines: [pickLine()] }), {
      'POST /desk/pick-line': () => replies.shift(),
      'POST /desk/pick-list': { batch: theirs },
    });
    await press('Picked');
    await heading('Somebody decided this line after you');
    const [mine, now] = screen.getAllByRole('definition');
    await waitFor(() => expect([mine?.textContent, now?.textContent]).toEqual(['2 picked', '1 of 2 picked']));
    await press('Keep mine');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-line')).toHaveLength(2));
    const keys = call.mock.calls.flatMap(([key, input]) =>
      key === 'POST /desk/pick-line' ? [input?.idempotencyKey] : [],
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('at the end of an order', () => {
  const done = () => pickBatch({ lines: onlyMilk().lines.map((line) => ({ ...line, picked: line.quantity })) });

  test('its bags and their place are said, then the next order follows', async () => {
    const left = { ...done(), orders: done().orders.slice(1), lines: done().lines.slice(1) };
    const { bodiesOf } = show(done(), { 'POST /desk/pick-finish': { batch: left } });
    await heading('Check and finish PW-40718');
    expect(screen.getByRole('button', { name: 'Finish A, then B' }).getAttribute('aria-disabled')).toBe('true');
    await press('One more: Bags, chilled');
    await userEvent.type(screen.getByLabelText('Where do they stand?'), 'B4');
    await press('Finish A, then B');
    await heading('Check and finish PW-40719');
    expect(bodiesOf('POST /desk/pick-finish')).toEqual([
      { businessOrderId: 'PW-40718', version: '1', bags: [{ zone: 'chilled', count: 2 }], place: 'B4' },
    ]);
  });

  test('a change by the shopper is said, and the order is read again', async () => {
    const { bodiesOf } = show(done(), {
      'POST /desk/pick-finish': refused('pick_outdated'),
      'POST /desk/pick-list': {
        batch: { ...done(), orders: [pickOrder({ version: '2' }), ...done().orders.slice(1)] },
      },
    });
    await userEvent.type(screen.getByLabelText('Where do they stand?'), 'B4');
    await press('Finish A, then B');
    expect(await screen.findByText(/^The order has changed since it was shown/)).toBeTruthy();
    await press('Finish A, then B');
    await waitFor(() => expect(bodiesOf('POST /desk/pick-finish')).toMatchObject([{ version: '1' }, { version: '2' }]));
  });

  test('an order of which nothing was picked can only be given back', async () => {
    const none = pickBatch({ orders: [pickOrder()], lines: [pickLine({ picked: 0 })] });
    const { bodiesOf } = show(none, {
      'POST /desk/pick-release': { batch: null },
      'POST /desk/today': { timeZone: 'Europe/London', day: '2026-11-28', waves: [] },
    });
    expect(screen.getByText(/^Nothing of this order was picked/)).toBeTruthy();
    await press('Give back');
    await screen.findByText('No order waits to be picked');
    expect(bodiesOf('POST /desk/pick-release')).toEqual([{ businessOrderId: 'PW-40718' }]);
  });

  test('every bag has a label with its number and its place among them', async () => {
    show(done());
    await press('One more: Bags, chilled');
    const labels = document.querySelectorAll('[aria-hidden] > li');
    expect([...labels].map((label) => within(label as HTMLElement).getByText(/Bag \d/).textContent)).toEqual([
      'Chilled · Bag 1 of 2',
      'Chilled · Bag 2 of 2',
    ]);
    expect(labels[0]?.textContent).toContain('G. Adeyemi');
  });
});

test('an order that was cancelled asks for its goods to be put back, and is then gone', async () => {
  const cancelled = pickBatch({ orders: [pickOrder({ status: 'order_cancelled' })], lines: [] });
  const { bodiesOf } = show(cancelled, {
    'POST /desk/pick-release': { batch: null },
    'POST /desk/today': { waves: [] },
  });
  expect(await heading('Put the goods back')).toBeTruthy();
  expect(screen.getByText('Cancelled: put its goods back')).toBeTruthy();
  await press(/^The goods of order/);
  expect(bodiesOf('POST /desk/pick-release')).toHaveLength(1);
});
