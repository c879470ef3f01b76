import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskItem } from '../../test-support/desk-item';
import { operator, problem, type Replies, showPage } from '../../test-support/show-page';
import { ItemsPage } from './ItemsPage';
import type { ItemsFound } from './read-items';

const query = { filter: 'all', page: 1 } as const;
const [store] = operator.stores;
const visit = { operator: { ...operator, stores: [store], role: 'stock' as const }, store };
const totals = { all: 2, on_sale: 2, out_of_stock: 0, low_stock: 0, without_place: 2 };
const avocado = deskItem({ menuItemId: 2, name: 'Ripe avocado', size: null, price: 90, stock: null });
const found = (items = [deskItem(), avocado]): ItemsFound => ({
  storeId: 101,
  currency: 'GBP',
  items,
  page: 1,
  limit: 50,
  totals,
  lowStockAt: 5,
  categories: [{ slug: 'fruit', name: 'Fruit' }],
});
const answer = (more: object) => ({ changed: [], unchanged: 0, conflicts: [], refused: [], ...more });
const show = (replies: Replies = {}, items = [deskItem(), avocado]) =>
  showPage(<ItemsPage first={{ kind: 'read', visit, found: found(items) }} query={query} />, {
    'POST /desk/items': found(),
    ...replies,
  });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** A wide window has room for panels, a narrow one for sheets. */
let isWide = true;
beforeEach(() => {
  isWide = true;
  window.matchMedia = (() => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

test('each item has its price, its stock and what it is to shoppers, and each filter its count', () => {
  show({}, [deskItem({ stock: 0 }), avocado, deskItem({ menuItemId: 3, name: 'Carrots', inStock: false })]);
  expect(rowOf('Strawberries').getByText('Out of stock')).toBeTruthy();
  expect(rowOf('avocado').getByText('not counted')).toBeTruthy();
  expect(rowOf('Carrots').getByText('Off sale')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'On sale 2' }).getAttribute('href')).toBe('/desk/items?filter=on_sale');
});

test('a price is changed where it stands by Enter, left by Escape, and undone', async () => {
  const change = (body: { items: { menuItemId: number; seen: object; set: object }[] }) =>
    answer({ changed: body.items.map(({ menuItemId, seen, set }) => ({ menuItemId, before: seen, after: set })) });
  const { bodiesOf } = show({ 'POST /desk/items-change': change });
  const price = () => rowOf('Strawberries').getByRole('button', { name: /Price of Strawberries/ });
  await userEvent.click(price());
  await userEvent.keyboard('9.99{Escape}');
  expect(price().textContent).toContain('£2.50');
  await userEvent.click(price());
  await userEvent.keyboard('2.40{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('Strawberries was changed.');
  expect(price().textContent).toContain('£2.40');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 item set back.')).toBeTruthy();
  expect(bodiesOf('POST /desk/items-change')).toEqual([
    { storeId: 101, items: [{ menuItemId: 1, seen: { price: 250, wasPrice: null }, set: { price: 240 } }] },
    {
      storeId: 101,
      items: [{ menuItemId: 1, seen: { price: 240 }, set: { price: 250, wasPrice: null } }],
    },
  ]);
});

test('what is no price or no count is not sent', async () => {
  const { bodiesOf } = show();
  await userEvent.click(rowOf('Strawberries').getByRole('button', { name: /Stock of Strawberries/ }));
  await userEvent.keyboard('some{Enter}');
  expect(screen.getByText(/Type a whole number/)).toBeTruthy();
  expect(bodiesOf('POST /desk/items-change')).toEqual([]);
});

test('many prices are changed by a share that is shown before it is made', async () => {
  const { bodiesOf } = show({
    'POST /desk/items-change': answer({
      changed: [{ menuItemId: 1, before: { price: 250 }, after: { price: 260 } }],
      conflicts: [{ menuItemId: 2, seen: { price: 90 }, now: { price: 85 } }],
    }),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /all on this page/ }));
  const panel = within(screen.getByRole('region', { name: 'Change 2 items' }));
  await userEvent.type(panel.getByLabelText('Per cent'), '4');
  expect(panel.getByText('£2.60')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Set 2 new prices' }));
  const status = await screen.findByText('1 item changed. 1 item was not changed.');
  expect(status).toBeTruthy();
  expect(screen.getByText('Ripe avocado: it has changed since the page was read. Price: 85p, not 90p.')).toBeTruthy();
  expect(rowOf('avocado').getByText('85p')).toBeTruthy();
  expect(bodiesOf('POST /desk/items-change')[0]).toMatchObject({ reprice: { perMille: 40, rounding: 'to_5' } });
  expect(screen.queryByRole('region', { name: /Change/ })).toBeNull();
});

test('the history of an item says who changed what, and sets back what is still so', async () => {
  const changes = [
    { changeId: 2, before: { price: 240 }, after: { price: 250 }, source: 'desk', operatorName: 'Tess', at: AT },
    { changeId: 1, before: { stock: 3 }, after: { stock: 0 }, source: 'picker', operatorName: 'Pat', at: AT },
  ];
  const { bodiesOf } = show({
    'POST /desk/item-history': { changes },
    'POST /desk/items-change': answer({
      changed: [{ menuItemId: 1, before: { price: 250 }, after: { price: 240 } }],
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Strawberries 400g' }));
  const panel = within(await screen.findByRole('region', { name: 'History of Strawberries' }));
  expect(await panel.findByText(/Pat, while picking/)).toBeTruthy();
  expect(panel.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('1 item set back.')).toBeTruthy();
  expect(bodiesOf('POST /desk/items-change')).toEqual([
    { storeId: 101, items: [{ menuItemId: 1, seen: { price: 250 }, set: { price: 240 } }] },
  ]);
});

test('in a narrow window the change of chosen items is a sheet', async () => {
  isWide = false;
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Strawberries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('dialog', { name: 'Change 1 item' })).toBeTruthy();
});

test.each([
  [problem(500), /It could not be saved. Check the connection and press again/],
  [problem(401), /session has ended/],
])('a change that fails says why', async (reply, text) => {
  show({ 'POST /desk/items-change': reply });
  await userEvent.click(rowOf('Strawberries').getByRole('button', { name: /Price of Strawberries/ }));
  await userEvent.keyboard('2.40{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a list without items says what to do, and a role without the right is told so', () => {
  show({}, []);
  expect(screen.getByText(/Search for a name, a code or a barcode/)).toBeTruthy();
  showPage(<ItemsPage first={{ kind: 'no-right' }} query={query} />, {});
  expect(screen.getByText(/Your role has no right/)).toBeTruthy();
});

const AT = '2026-11-28T09:00:00Z';
