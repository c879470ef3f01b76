import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Replies, refused, showPage } from '../../test-support/show-page';
import { endPinWork } from '../lock/pin-work';
import { keepWork, keptWork } from '../offline/kept-work';
import { LogInPage } from './LogInPage';
import type { ShownHandheld } from './read-handheld';

const shown: ShownHandheld = {
  handheld: { name: 'Handheld 3', storeName: 'Borough' },
  operators: [
    { operatorId: 5, name: 'Amara Bello' },
    { operatorId: 6, name: 'Tom Hill' },
  ],
  lockedOperatorId: null,
};
const opened = { operator: { name: 'Amara Bello' }, handheld: 'Handheld 3' };
const show = (replies: Replies, more: Partial<ShownHandheld> = {}) =>
  showPage(<LogInPage to="/desk/pick" handheld={{ ...shown, ...more }} />, replies);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = async (pin: string) => {
  for (const digit of pin) await press(digit);
};
const keep = (operatorId: number) => keepWork('batch', { operatorId } as never, {} as never);

afterEach(() => {
  endPinWork();
  localStorage.clear();
});

test('a name and its PIN log in, and the work of the same person is kept', async () => {
  keep(5);
  const { bodiesOf, navigate } = show({ 'POST /desk/handheld-log-in': opened });
  await press('Amara Bello');
  expect(document.activeElement?.textContent).toBe('Amara, your PIN');
  await enter('482915');
  expect(bodiesOf('POST /desk/handheld-log-in')).toEqual([{ operatorId: 5, pin: '482915' }]);
  expect(navigate).toHaveBeenCalledWith('/desk/pick', { replace: true });
  expect(keptWork('batch')).toBeDefined();
  expect(JSON.parse(localStorage.getItem('desk:lock') ?? '')).toMatchObject({ operatorId: 5, handheld: 'Handheld 3' });
});

test('the work of somebody else is forgotten, and a wrong PIN leads nowhere', async () => {
  keep(6);
  const replies = [refused('operator_pin_wrong'), opened];
  const { navigate } = show({ 'POST /desk/handheld-log-in': () => replies.shift() });
  await press('Amara Bello');
  await enter('482916');
  expect(screen.getByRole('alert').textContent).toBe('This PIN does not match. Try again.');
  expect([navigate.mock.calls.length, keptWork('batch') !== undefined]).toEqual([0, true]);
  await enter('482915');
  expect(keptWork('batch')).toBeUndefined();
});

test('a locked handheld asks for the PIN of its owner, who may be logged out instead', async () => {
  const { bodiesOf } = show({ 'POST /desk/log-out': {} }, { lockedOperatorId: 6 });
  expect(screen.getByRole('heading', { name: 'Tom, your PIN' })).toBeTruthy();
  await press('Not you? Log out');
  expect(bodiesOf('POST /desk/log-out')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeTruthy();
});

test('who is not listed uses the password, and comes back to the names', async () => {
  show({});
  await press('Not listed? Log in with a password');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  await press('Log in with a PIN');
  expect(screen.getByRole('button', { name: 'Tom Hill' })).toBeTruthy();
});
