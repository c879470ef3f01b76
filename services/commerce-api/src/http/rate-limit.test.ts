import type { RateLimit } from '@storefront/api/rate-limit';
import { openTestDatabase } from '../../test-support/open-test-database';
import type { Database } from '../database/database.types';
import { rateLimits } from '../database/schema/rate-limit';
import type { Problem } from '../problem';
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

test('so many are let through at once, and each comes back after its share of the time', async () => {
  expect(await through('a', 10, 0)).toBe(3);
  expect(await through('a', 10, 19)).toBe(0);
  expect(await through('a', 10, 20)).toBe(1);
  expect(await through('a', 10, 60)).toBe(2);
  expect(await through('a', 10, 600)).toBe(3);
});

test('nobody uses up what is another’s', async () => {
  expect(await through('mine', 5, 0)).toBe(3);
  expect(await through('theirs', 5, 0)).toBe(3);
});

test('a refusal says when to come back, and it is true', async () => {
  await through('b', 3, 0);
  const refused = await consumeLimit(db, 'b', three, after(5)).catch((error: Problem) => error);
  expect(refused).toMatchObject({ code: 'rate_limited', status: 429, retryAfterSeconds: 15 });
  expect(await through('b', 1, 19)).toBe(0);
  expect(await through('b', 1, 5 + 15)).toBe(1);
});

test('what was given back may be used again at once', async () => {
  await through('c', 3, 0);
  await resetLimit(db, 'c');
  expect(await through('c', 5, 0)).toBe(3);
});

test('a clock that was set back locks nobody out', async () => {
  await through('d', 3, 86_400);
  expect(await through('d', 5, 0)).toBe(3);
});

test('what counts for nothing any more is forgotten, and nothing else', async () => {
  await db.delete(rateLimits);
  await through('old', 3, 0);
  await through('new', 3, 50);
  await deleteExpiredLimits(db, after(61));
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
});
