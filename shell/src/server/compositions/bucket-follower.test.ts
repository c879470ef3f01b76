/** @jest-environment node */
import { BucketFollower } from './bucket-follower';
import { Refusals } from './refusals';

const POLL_MS = 500;
const none = async () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('publications that cannot be read are logged once, and the bucket is followed meanwhile', async () => {
  const follow = jest.fn(async () => false);
  const fetchPublications = jest.fn(async () => {
    throw new Error('The release bucket replied 500 to LIST log/publications/.');
  });
  const log = jest.fn();
  const mirror = { follow, fetchPublications, fetchComposition: none, fetchResults: none };
  const refusals = new Refusals();
  const follower = new BucketFollower({ mirror, channels: ['stable'], history: () => [], refusals, log });
  await follower.start();
  await jest.advanceTimersByTimeAsync(20 * POLL_MS);
  expect(follow).toHaveBeenCalledTimes(21);
  expect(fetchPublications).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100 * POLL_MS);
  follower.stop();
  expect(fetchPublications).toHaveBeenCalledTimes(3);
  expect([follower.awaySince, refusals.all]).toEqual([undefined, []]);
  expect(log.mock.calls).toEqual([
    ['new publications are not shown: The release bucket replied 500 to LIST log/publications/.'],
  ]);
});

test('a bucket that is away delays nobody who asks for results, and is logged', async () => {
  const log = jest.fn();
  const fetchResults = () => Promise.reject(new Error('The release bucket is away.'));
  const mirror = { follow: async () => false, fetchPublications: none, fetchComposition: none, fetchResults };
  const follower = new BucketFollower({ mirror, channels: [], history: () => [], refusals: new Refusals(), log });
  await follower.fetchResults('mf-basket', '1');
  expect(log.mock.calls).toEqual([['The release bucket is away.']]);
});
