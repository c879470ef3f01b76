import type { DealValues, DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskDeal } from '../../test-support/desk-deal';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { DealsPage } from './DealsPage';

const content = { ...operator, stores: [...operator.stores], role: 'content' as const, worksInAllStores: true };
const visit = { operator: content, store: undefined };
const found = (deals: DeskDeal[]) => ({ deals, currency: 'GBP', now: '2026-11-28T16:42' });
const basket = {
  lines: [{ menuItemId: 11, name: 'Strawberries', price: 250, quantity: 2 }],
  total: 500,
  saving: 100,
  paid: 400,
};
const show = (replies: Replies = {}, deals = [deskDeal()]) =>
  showPage(<DealsPage first={{ kind: 'read', visit, found: found(deals) }} />, {
    'POST /desk/deals': found(deals),
    'POST /desk/deal-history': { changes: [] },
    'POST /desk/deal-example': { baskets: [basket], faults: [] },
    ...replies,
  });
const saved = ({ set }: { set: DealValues }) => deskDeal({ values: set });

test('a typed deal is lost only after a question, also by what is beside its form', async () => {
  const { bodiesOf } = show({ 'POST /desk/deal-end': deskDeal({ state: 'ended' }) });
  await userEvent.type(screen.getByLabelText(/Price together in GBP/), '4');
  await userEvent.click(screen.getByRole('button', { name: 'New deal' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('heading', { name: 'Two punnets' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End deal' }));
  expect(await screen.findByText(/has ended/)).toBeTruthy();
  expect(bodiesOf('POST /desk/deal-end')).toHaveLength(1);
});

test('the rule and a worked basket are said while a price is typed, and the change names what was seen', async () => {
  const { bodiesOf } = show({ 'POST /desk/deal-change': saved });
  const price = screen.getByLabelText(/Price together in GBP/);
  await userEvent.clear(price);
  await userEvent.type(price, '4');
  const example = within(screen.getByRole('status', { name: 'Worked out' }));
  expect(example.getByText('Any 2 of 6 items cost £4.00 together, as often as they fit.')).toBeTruthy();
  expect(await example.findByText('£4.00')).toBeTruthy();
  expect(example.getByText(/instead of £5.00, saves £1.00/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Two punnets was saved/)).toBeTruthy();
  const { values } = deskDeal();
  expect(bodiesOf('POST /desk/deal-change')).toEqual([{ dealId: 61, seen: values, set: { ...values, price: 400 } }]);
});

test('what the calculation finds is said before the deal is saved', async () => {
  const fault = { path: 'price', message: 'With this, shoppers would pay nothing', code: 'setting_invalid' };
  show({ 'POST /desk/deal-example': { baskets: [], faults: [fault] } });
  expect(await screen.findByText('With this, shoppers would pay nothing.')).toBeTruthy();
});

test('a new deal is made over items that are searched by name', async () => {
  const item = { menuItemId: 11, name: 'Strawberries', price: 250 };
  const { bodiesOf } = show({ 'POST /desk/deal-items': { items: [item] }, 'POST /desk/deal-add': saved });
  await userEvent.click(screen.getByRole('button', { name: 'New deal' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Per cent' }));
  await userEvent.type(screen.getByLabelText('Per cent', { selector: 'input[type=text]' }), '20');
  await userEvent.type(screen.getByLabelText('Name'), 'A fifth off');
  await userEvent.type(screen.getByLabelText('On a card'), '20% off');
  await userEvent.click(screen.getByRole('button', { name: 'Add deal' }));
  expect((await screen.findAllByText('Add the items that it is over.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Add items'), 'straw');
  await userEvent.click(await screen.findByRole('button', { name: /Add Strawberries/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Add items'));
  await userEvent.click(screen.getByRole('button', { name: 'Add deal' }));
  expect(await screen.findByText(/A fifth off was saved/)).toBeTruthy();
  expect(bodiesOf('POST /desk/deal-add')).toMatchObject([
    { kind: 'percentage', menuItemIds: [11], set: { percent: 20, price: null, quantity: null } },
  ]);
});

test('a deal is ended after a question, and resumed', async () => {
  const ended = deskDeal({ state: 'ended', values: { endsAt: '2026-11-28T16:42' } });
  const { bodiesOf } = show({ 'POST /desk/deal-end': ended, 'POST /desk/deal-change': saved });
  await userEvent.click(screen.getByRole('button', { name: 'End now' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End deal' }));
  expect(await screen.findByText(/Two punnets has ended/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume without an end' }));
  expect(await screen.findByText(/Two punnets was saved/)).toBeTruthy();
  expect(bodiesOf('POST /desk/deal-change')).toEqual([
    { dealId: 61, seen: ended.values, set: { ...ended.values, endsAt: null } },
  ]);
});

test('a conflict, a failure and a missing right are said', async () => {
  show({ 'POST /desk/deal-change': refused('deal_changed') });
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Somebody else has changed this deal/)).toBeTruthy();
});

test('a page that fails says so, and one without a right too', async () => {
  showPage(<DealsPage first={{ kind: 'failed' }} />, {
    'POST /desk/session': problem(403),
    'POST /desk/deals': problem(403),
  });
  expect(screen.getByText('This page could not be read.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Your role has no right to this page.')).toBeTruthy();
});
