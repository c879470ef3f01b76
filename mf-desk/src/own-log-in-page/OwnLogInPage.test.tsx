import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { OwnLogInPage } from './OwnLogInPage';
import { type OwnLogInRead, readOwnLogIn } from './read-own-log-in';

const [store] = operator.stores;
const passkey = {
  passkeyId: 9,
  name: 'My phone',
  host: 'desk.fresh.localhost',
  addedAt: '2026-11-25T12:00:00Z',
  lastUsedAt: null,
  isBackedUp: false,
};
const email = 'amara@pipwell.example';
const read = (more: object = {}, passkeys = [passkey]): OwnLogInRead => ({
  kind: 'read',
  visit: { operator: { ...operator, stores: [...operator.stores], ...more }, store },
  ownLogIn: { email, passkeys },
});
const show = (replies: Replies = {}, data = read()) => showPage(<OwnLogInPage data={data} />, replies);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1, name: 'Your log-in' });

/** The browser's dialog, which makes a passkey or is closed. */
function browserMakes(made: object | undefined) {
  const create = made ? async () => made : () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const made = {
  id: 'new',
  rawId: bytes(),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => ['internal'] },
};
const options = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Pipwell' },
  user: { id: 'AQID', name: email, displayName: 'Amara' },
  pubKeyCredParams: [],
  excludeCredentials: [],
};
beforeEach(() => browserMakes(made));
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

test('a passkey is added with its name, and the focus and the words say so', async () => {
  const { bodiesOf } = show(
    {
      'POST /desk/passkey-add-options': options,
      'POST /desk/passkey-add': { email, passkeys: [passkey] },
    },
    read({}, []),
  );
  expect(screen.getByText('You have no passkey yet.')).toBeTruthy();
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText(/^Name of the passkey/), ' My phone ');
  await press('Create passkey');
  expect((await screen.findByRole('status')).textContent).toBe('My phone is added. You can now log in with it.');
  expect(bodiesOf('POST /desk/passkey-add-options')).toEqual([{}]);
  expect(bodiesOf('POST /desk/passkey-add')).toMatchObject([{ name: 'My phone', attestation: { id: 'new' } }]);
  expect(document.activeElement).toBe(heading());
  expect(
    within(screen.getByRole('list', { name: 'Your passkeys' })).getByText('My phone', { selector: 'b' }),
  ).toBeTruthy();
});

test('the password is asked for once the log-in is a while ago', async () => {
  const replies = [refused('fresh_login_needed'), refused('current_password_incorrect'), options];
  const { bodiesOf } = show({
    'POST /desk/passkey-add-options': () => replies.shift(),
    'POST /desk/passkey-add': refused('passkey_exists'),
  });
  await press('Add a passkey');
  await press('Create passkey');
  const password = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(password);
  await userEvent.type(password, 'wrong');
  await press('Create passkey');
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  await press('Create passkey');
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeTruthy();
  expect(bodiesOf('POST /desk/passkey-add-options')).toEqual([
    {},
    { currentPassword: 'wrong' },
    { currentPassword: 'wrong' },
  ]);
});

test.each([
  ['a handheld', refused('handheld_passkey_refused'), /^Everybody of the store uses this handheld/],
  ['a failure', problem(503), /^The change could not be sent/],
  ['a dialog that was closed', options, /^You did not finish/],
])('the form says what to do after %s', async (_name, reply, text) => {
  browserMakes(undefined);
  show({ 'POST /desk/passkey-add-options': reply });
  await press('Add a passkey');
  await press('Create passkey');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a passkey is renamed and, after a question, removed', async () => {
  const renamed = { email, passkeys: [{ ...passkey, name: 'Key ring' }] };
  const removals = [problem(503), { email, passkeys: [] }];
  const { bodiesOf } = show({
    'POST /desk/passkey-rename': renamed,
    'POST /desk/passkey-remove': () => removals.shift(),
  });
  await press('Rename My phone');
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Rename My phone');
  await press('Rename My phone');
  const name = screen.getByLabelText('Name of the passkey');
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, 'Key ring{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('The passkey is now called Key ring.');
  expect(document.activeElement).toBe(heading());
  for (const text of ['The change could not be sent. Check the connection and try again.', 'Key ring is removed.']) {
    await press('Remove Key ring');
    await press('Remove the passkey');
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(bodiesOf('POST /desk/passkey-rename')).toEqual([{ passkeyId: 9, name: 'Key ring' }]);
  expect(screen.queryByRole('button', { name: 'Remove Key ring' })).toBeNull();
});

test('a browser without passkeys is told so', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  show();
  expect(screen.getByText('This browser does not support passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a PIN that is easy to guess is refused in words, and another one is set', async () => {
  const replies = [refused('operator_pin_too_simple'), problem(503), operator];
  show({ 'POST /desk/pin': () => replies.shift() }, read({ hasPin: false }));
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

test('who has no PIN sees passkeys only; a PIN’s session has no right to the page', async () => {
  show();
  expect(screen.queryByLabelText('New PIN')).toBeNull();
  const call = async (key: string) => {
    if (key === 'POST /desk/own-log-in') throw problem(403, 'operator_password_needed');
    return { ok: true, data: { ...operator, handheld: 'Handheld 3' } };
  };
  expect(await readOwnLogIn({ call } as never)).toEqual({ kind: 'no-right' });
});
