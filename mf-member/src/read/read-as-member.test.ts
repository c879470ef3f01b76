import { ApiProblem } from '@storefront/api/api-problem';
import { readAsMember } from './read-as-member';

const request = jest.fn(async () => ({ kind: 'refreshed' }));
jest.mock('@storefront/bus/bus', () => ({ busFor: () => ({ request: () => request() }) }));

const failing = (code: string) => readAsMember(() => Promise.reject(new ApiProblem(code, 401, 'Refused', '')));

beforeEach(() => request.mockClear());

test('a read returns its result', async () => {
  await expect(readAsMember(async () => 5)).resolves.toEqual({ kind: 'read', data: 5 });
});

test('a read that fails says so and leaves the session alone', async () => {
  await expect(failing('network')).resolves.toEqual({ kind: 'failed' });
  await expect(readAsMember(() => Promise.reject(new Error('no')))).resolves.toEqual({ kind: 'failed' });
  expect(request).not.toHaveBeenCalled();
});

test('a session that ended meanwhile is distinguished from a failure, and the page is notified', async () => {
  await expect(failing('session_ended')).resolves.toEqual({ kind: 'logged-out' });
  expect(request).toHaveBeenCalledTimes(1);
});
