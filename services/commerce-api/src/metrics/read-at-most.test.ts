import { readAtMost } from './read-at-most';

test('what is asked for often is read once in a while, and again after a failure', async () => {
  let now = 0;
  let reads = 0;
  const read = readAtMost(
    5_000,
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('the database is away');
      return reads;
    },
    () => now,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  now = 4_999;
  expect(await read()).toBe(1);
  now = 5_000;
  await expect(read()).rejects.toThrow('away');
  now = 10_000;
  expect(await read()).toBe(3);
});
