import { ApiProblem } from '@storefront/api/api-problem';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogInPage } from './LogInPage';

const operator = { name: 'Maya' };
const call = jest.fn();
const navigate = jest.fn();
const refusal = (code: string) => ({ ok: false, error: { code } });

function show(invitation?: string) {
  const context = { business: { name: 'Pipwell' }, api: { call }, navigate, url: '/desk/log-in' };
  render(
    <PageContextProvider value={context as unknown as PageContextValue}>
      <LogInPage to="/desk/pick" invitation={invitation} />
    </PageContextProvider>,
  );
}

async function enter(label: string, text: string, button: string) {
  if (text) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

beforeEach(() => jest.resetAllMocks());

test('an operator logs in with the code that was mailed, and comes back to where they were', async () => {
  call.mockResolvedValueOnce({ ok: true, data: { operator: null } });
  call.mockResolvedValueOnce({ ok: true, data: { operator } });
  show();
  await userEvent.type(screen.getByLabelText('E-mail'), ' maya@pipwell.example ');
  await enter('Password', 'three warm loaves', 'Log in');
  expect(screen.getByRole('status').textContent).toContain('maya@pipwell.example');
  await enter('Code', '123 456', 'Continue');
  const credentials = { email: 'maya@pipwell.example', password: 'three warm loaves' };
  expect(call.mock.calls).toEqual([
    ['POST /desk/log-in', { body: credentials }],
    ['POST /desk/log-in', { body: { ...credentials, code: '123 456' } }],
  ]);
  expect(navigate).toHaveBeenCalledWith('/desk/pick', { replace: true });
});

test('a known device needs no code', async () => {
  call.mockResolvedValueOnce({ ok: true, data: { operator } });
  show();
  await userEvent.type(screen.getByLabelText('E-mail'), 'maya@pipwell.example');
  await enter('Password', 'three warm loaves', 'Log in');
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each([
  [async () => refusal('operator_log_in_failed'), 'This e-mail address and password do not match.'],
  [async () => refusal('rate_limited'), 'Too many attempts. Wait a quarter of an hour, then try again.'],
  [
    () => Promise.reject(new ApiProblem('network', 0, 'No connection', '')),
    'The desk cannot be reached. Check the connection and try again.',
  ],
])('a refusal says why and keeps what was typed', async (reply, text) => {
  call.mockImplementationOnce(reply);
  show();
  await userEvent.type(screen.getByLabelText('E-mail'), 'maya@pipwell.example');
  await enter('Password', 'wrong', 'Log in');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByDisplayValue('maya@pipwell.example')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

test('empty fields are named before anything is sent', async () => {
  show();
  await enter('E-mail', '', 'Log in');
  expect(await screen.findByText('Enter your e-mail address.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a forgotten password is mailed a link, without a word about whether the address is known', async () => {
  call.mockResolvedValueOnce({ ok: true, data: { requested: true } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'maya@pipwell.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect((await screen.findByRole('status')).textContent).toContain('If maya@pipwell.example belongs to somebody');
  expect(call).toHaveBeenCalledWith('POST /desk/forgotten-password', { body: { email: 'maya@pipwell.example' } });
});

test('the link of an invitation sets a password first, and fills in the e-mail address', async () => {
  call.mockResolvedValueOnce(refusal('password_too_common'));
  call.mockResolvedValueOnce({ ok: true, data: { email: 'bo@pipwell.example' } });
  show('secret');
  await enter('New password', 'password1', 'Set password');
  expect(await screen.findByText('This password is on lists of stolen ones. Choose another.')).toBeTruthy();
  await enter('New password', ' and more', 'Set password');
  expect(call).toHaveBeenLastCalledWith('POST /desk/accept-invitation', {
    body: { token: 'secret', password: 'password1 and more' },
  });
  expect(await screen.findByDisplayValue('bo@pipwell.example')).toBeTruthy();
});

test('a link that was used before says what to do', async () => {
  call.mockResolvedValueOnce(refusal('operator_invitation_invalid'));
  show('used');
  await enter('New password', 'seven slow rivers', 'Set password');
  expect(await screen.findByText('This link was used, or is too old. Ask an administrator for another.')).toBeTruthy();
});
