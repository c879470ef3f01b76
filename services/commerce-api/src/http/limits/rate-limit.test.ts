import type { RateLimit } from '@storefront/api/declaration/rate-limit';
import { openTestDatabase } from '../../../test-support/database/open-test-database';
import type { Database } from '../../database/database.types';
import { rateLimits } from '../../database/schema/rate-limit';
import type { Problem } from '../../problem';
import { consumeLimit, deleteExpiredLimits, resetLimit } from './rate-limit';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const noon = Date.parse('2026-11-25T12:00:00Z');
const after = (seconds: number) => new Date(noon + seconds * 1000);
const three: RateLimit = { per: 'address', count: 3, seconds: 60 };

/** How many of `tries` pass at one moment. */
async function through(key: string, tries: number, seconds: number): Promise<number> {
  const all = await Promise.allSettled(
    Array.from({ length: tries }, () => consumeLimit(db, key, three, after(seconds))),
  );
  return all.filter(({ status }) => status === 'fulfilled').length;
}

test('the burst is allowed at once, and refills evenly over time', async () => {
  expect(await through('a', 10, 0)).toBe(3);
  expect(await through('a', 10, 19)).toBe(0);
  expect(await through('a', 10, 20)).toBe(1);
  expect(await through('a', 10, 60)).toBe(2);
  expect(await through('a', 10, 600)).toBe(3);
});

test('counts are independent of each other', async () => {
  expect(await through('mine', 5, 0)).toBe(3);
  expect(await through('theirs', 5, 0)).toBe(3);
});

test('a rejection says when to retry, and that retry succeeds', async () => {
  await through('b', 3, 0);
  const refused = await consumeLimit(db, 'b', three, after(5)).catch((error: Problem) => error);
  expect(refused).toMatchObject({ code: 'rate_limited', status: 429, retryAfterSeconds: 15 });
  expect(await through('b', 1, 19)).toBe(0);
  expect(await through('b', 1, 5 + 15)).toBe(1);
});

test('a returned call may be used again at once', async () => {
  await through('c', 3, 0);
  await resetLimit(db, 'c');
  expect(await through('c', 5, 0)).toBe(3);
});

test('a clock that is set back locks no caller out', async () => {
  await through('d', 3, 86_400);
  expect(await through('d', 5, 0)).toBe(3);
});

test('expired counts are deleted, and nothing else', async () => {
  await db.delete(rateLimits);
  await through('old', 3, 0);
  await through('new', 3, 50);
  await deleteExpiredLimits(db, after(61));
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
});
