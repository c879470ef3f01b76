import { problem } from '../../test-support/show-page';
import { beginPinWork, endPinWork, followPinWork, untilLock } from '../lock/pin-work';
import { readDesk } from './read-desk';

const who = { operatorId: 5, name: 'Amara Bello', handheld: 'Handheld 3' };
const read = { kind: 'read' } as const;
const locked = problem(423, 'operator_session_locked');
afterEach(() => endPinWork());

test('a read that the server refuses to a locked handheld locks the screen, and is done after the PIN', async () => {
  beginPinWork(who);
  const stop = followPinWork(() => {});
  const tries = jest.fn().mockRejectedValueOnce(locked).mockResolvedValueOnce(read);
  const found = readDesk(tries);
  await Promise.resolve();
  expect([untilLock(), tries.mock.calls.length]).toEqual([0, 1]);
  beginPinWork(who);
  expect(await found).toBe(read);
  stop();
});

test.each([
  [locked, 'log-in'],
  [problem(401), 'log-in'],
  [problem(403), 'no-right'],
  [problem(503), 'failed'],
])('a page that is not shown yet says why', async (thrown, kind) => {
  expect(await readDesk(() => Promise.reject(thrown))).toEqual({ kind });
});
