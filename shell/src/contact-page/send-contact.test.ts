/** @jest-environment node */
import { ApiProblem } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import { sendContact } from './send-contact';

const call = jest.fn();
const values = {
  firstName: ' Ada ',
  lastName: 'Hart',
  emailAddress: 'ada@example.com',
  phoneNumber: ' ',
  subject: 'An order',
  orderNumber: '',
  message: 'Two eggs',
};
const file = new File(['a'], 'eggs.png');
const onProgress = () => undefined;
const send = () => sendContact({ call } as ApiClient, values, [file], 'key-1', onProgress);

test('a message is sent trimmed, with its files, its key and its progress', async () => {
  call.mockResolvedValueOnce({ ok: true, data: { reference: 'C-1' } });
  expect(await send()).toEqual({ kind: 'sent', reference: 'C-1' });
  expect(call).toHaveBeenCalledWith('POST /contact/request', {
    body: {
      firstName: 'Ada',
      lastName: 'Hart',
      emailAddress: 'ada@example.com',
      phoneNumber: undefined,
      subject: 'An order',
      orderNumber: undefined,
      message: 'Two eggs',
      files: [file],
    },
    idempotencyKey: 'key-1',
    upload: { onProgress, timeoutMs: 170_000 },
  });
});

test('a declared outcome and any other problem of a server are refusals', async () => {
  const problem = { code: 'file_refused', status: 422, detail: 'Too large' };
  call.mockResolvedValueOnce({ ok: false, error: problem });
  expect(await send()).toEqual({ kind: 'refused', problem });
  call.mockRejectedValueOnce(new ApiProblem('internal_error', 500, 'Error', 'HTTP 500'));
  expect(await send()).toMatchObject({ kind: 'refused', problem: { code: 'internal_error', status: 500 } });
});

test.each([
  new ApiProblem('network', 0, 'No response', 'POST /contact/request'),
  new ApiProblem('unreadable_reply', 502, 'Unreadable reply', 'HTTP 502'),
  new TypeError('Failed to fetch'),
])('%s means that no server answered', async (failure) => {
  call.mockRejectedValueOnce(failure);
  expect(await send()).toEqual({ kind: 'unanswered' });
});
