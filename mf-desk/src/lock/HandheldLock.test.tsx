import { MINUTE_MS } from '@storefront/api/durations';
import { act, fireEvent, screen } from '@testing-library/react';
import { problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { HandheldLock } from './HandheldLock';
import { beginPinWork, endPinWork } from './pin-work';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};

const heard = jest.fn();
const page = (
  <>
    <button type="button">Picked</button>
    <HandheldLock />
  </>
);
const show = (replies: Replies = {}) =>
  showPage(page, { 'POST /desk/handheld-lock': {}, 'POST /desk/session': {}, ...replies });
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const type = (digits: string) =>
  act(async () => {
    for (const key of digits) fireEvent.keyDown(document.body, { key });
  });
const locked = () => screen.queryByRole('dialog', { name: 'Amara, your PIN' });
const opened = { operator: { name: 'Amara Bello' }, handheld: 'Handheld 3' };

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockReset();
  document.addEventListener('keydown', heard, { capture: true });
  beginPinWork({ operatorId: 5, name: 'Amara Bello', handheld: 'Handheld 3' });
});
afterEach(() => {
  document.removeEventListener('keydown', heard, { capture: true });
  act(() => endPinWork());
  jest.useRealTimers();
});

test('five minutes without a touch lock the screen and the session, and hide the page', async () => {
  const { bodiesOf } = show();
  await pass(4);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Picked' }));
  await pass(4.9);
  expect(locked()).toBeNull();
  await pass(0.1);
  expect(locked()).toBeTruthy();
  expect(bodiesOf('POST /desk/handheld-lock')).toHaveLength(1);
  expect(document.body.style.visibility).toBe('hidden');
});

test('touches that lead to no call are told to the server once a minute', async () => {
  const { bodiesOf } = show();
  for (const minutes of [0.5, 0.6, 0.5, 0.6]) {
    await pass(minutes);
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  expect(bodiesOf('POST /desk/session')).toHaveLength(2);
});

test('a session that the server has locked is locked here', async () => {
  show({ 'POST /desk/session': problem(423, 'operator_session_locked') });
  await pass(2);
  await type('a');
  expect(locked()).toBeTruthy();
});

test('typed digits open the page again where it was, and the page behind hears no key', async () => {
  const replies = [refused('operator_pin_wrong'), opened];
  const { bodiesOf } = show({ 'POST /desk/handheld-log-in': () => replies.shift() });
  screen.getByRole('button', { name: 'Picked' }).focus();
  await pass(5);
  await type('482916');
  expect(screen.getByRole('alert').textContent).toBe('This PIN does not match. Try again.');
  await type('4829');
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  await type('915');
  expect(bodiesOf('POST /desk/handheld-log-in').map((body) => body)).toEqual([
    { operatorId: 5, pin: '482916' },
    { operatorId: 5, pin: '482915' },
  ]);
  expect(locked()).toBeNull();
  expect(document.body.style.visibility).toBe('');
  expect(document.activeElement?.textContent).toBe('Picked');
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['rate_limited', /^Too many wrong PINs/],
  ['handheld_not_paired', /^This handheld was withdrawn/],
])('%s is said', async (code, text) => {
  show({ 'POST /desk/handheld-log-in': refused(code) });
  await pass(5);
  await type('482915');
  expect(screen.getByRole('alert').textContent).toMatch(text);
});

test('somebody else logs out from the lock, or hears that it did not work', async () => {
  const replies = [problem(503), {}];
  const { navigate } = show({ 'POST /desk/log-out': () => replies.shift() });
  await pass(5);
  const logOut = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Not you? Log out' })));
  await logOut();
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toMatch(/^The desk cannot be reached/);
  expect(navigate).not.toHaveBeenCalled();
  await logOut();
  expect(navigate).toHaveBeenCalledWith('/desk/log-in', { replace: true });
});
