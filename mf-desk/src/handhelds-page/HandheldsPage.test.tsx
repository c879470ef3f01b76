import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, type Replies, showPage } from '../../test-support/show-page';
import { HandheldsPage } from './HandheldsPage';
import type { HandheldsRead } from './read-handhelds';

const [store] = operator.stores;
const handheld = {
  handheldId: 9,
  name: 'Handheld 3',
  store,
  createdAt: '2026-11-25T12:00:00Z',
  pairedBy: 'Morgan Reid',
  lastUsedAt: null,
};
const manager = { ...operator, role: 'manager', stores: [...operator.stores] } as const;
const first: HandheldsRead = {
  kind: 'read',
  visit: { operator: { ...manager, stores: [...manager.stores] }, store },
  handhelds: [handheld],
};
const show = (replies: Replies = {}, data = first) => showPage(<HandheldsPage data={data} />, replies);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a manager withdraws a handheld after a question', async () => {
  const { bodiesOf } = show({ 'POST /desk/handheld-withdraw': {} });
  expect(screen.getByText(/^Paired .* by Morgan Reid$/)).toBeTruthy();
  await press('Withdraw Handheld 3');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findByRole('status')).textContent).toBe('Handheld 3 was withdrawn.');
  expect(screen.getByText('No handheld is paired with your stores yet.')).toBeTruthy();
  expect(bodiesOf('POST /desk/handheld-withdraw')).toEqual([{ handheldId: 9 }]);
});

test('pairing leads to the log-in page of the handheld', async () => {
  const { bodiesOf, navigate } = show({ 'POST /desk/handheld-pair': { handheld } });
  await press('Pair and log out');
  expect(await screen.findByText('Enter the name that is written on the handheld.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name on the handheld'), ' Handheld 4 ');
  await press('Pair and log out');
  expect(bodiesOf('POST /desk/handheld-pair')).toEqual([{ storeId: 101, name: 'Handheld 4' }]);
  expect(navigate).toHaveBeenCalledWith('/desk/log-in', { replace: true });
});
