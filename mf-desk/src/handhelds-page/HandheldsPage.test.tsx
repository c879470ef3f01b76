import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { HandheldsPage } from './HandheldsPage';
import { type HandheldsRead, readHandhelds } from './read-handhelds';

const [store] = operator.stores;
const handheld = {
  handheldId: 9,
  name: 'Handheld 3',
  store,
  createdAt: '2026-11-25T12:00:00Z',
  pairedBy: 'Morgan Reid',
  lastUsedAt: null,
};
const manager = { ...operator, role: 'manager', stores: [...operator.stores], hasPin: false } as const;
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

test('a PIN that is easy to guess is refused in words, and another one is set', async () => {
  const replies = [refused('operator_pin_too_simple'), problem(503), manager];
  show({ 'POST /desk/pin': () => replies.shift() });
  await userEvent.type(screen.getByLabelText('New PIN'), '1234');
  await press('Set PIN');
  expect(await screen.findAllByText(/^Six digits/)).not.toHaveLength(0);
  await userEvent.type(screen.getByLabelText('New PIN'), '56');
  await press('Set PIN');
  expect(await screen.findByText('This PIN is easy to guess. Choose another.')).toBeTruthy();
  await press('Set PIN');
  expect(await screen.findByText(/^The change could not be sent/)).toBeTruthy();
  await press('Set PIN');
  expect(await screen.findByText(/^Your PIN is set/)).toBeTruthy();
});

test('a picker sets a PIN and sees no handhelds; other roles, and a PIN’s session, have no right', async () => {
  const read = (session: object) => {
    const call = async (key: string) => ({
      ok: true,
      data: key === 'POST /desk/session' ? session : { handhelds: [] },
    });
    return readHandhelds({ call } as never);
  };
  expect(await read({ ...operator, hasPin: false })).not.toHaveProperty('handhelds');
  expect(await read(manager)).toMatchObject({ kind: 'read', handhelds: [] });
  expect(await read({ ...operator, role: 'finance' })).toEqual({ kind: 'no-right' });
  expect(await read({ ...manager, handheld: 'Handheld 3' })).toEqual({ kind: 'no-right' });
});
