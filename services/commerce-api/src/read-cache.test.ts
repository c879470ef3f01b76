import { createReadCache } from './read-cache';

/** Like a Drizzle query: every await runs it again. */
function lazyQuery() {
  let queries = 0;
  return {
    queries: () => queries,
    // biome-ignore lint/suspicious/noThenProperty: the test is about a thenable
    query: { then: (done: (value: number) => void) => done(++queries) } as unknown as Promise<number>,
  };
}

test('a result is not read again within its lifetime, even for a query that only runs when awaited', async () => {
  let now = 1;
  const cache = createReadCache(() => now);
  const { queries, query } = lazyQuery();
  const read = () => cache.through('one', 100, () => query);
  expect([await read(), await read(), queries()]).toEqual([1, 1, 1]);
  now = 102;
  expect(await read()).toBe(2);
});

test('a failure is not cached, and recently used entries outlive others', async () => {
  const cache = createReadCache(() => 0);
  await expect(cache.through('bad', 100, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.through('bad', 100, async () => 'good')).toBe('good');
  const reads: string[] = [];
  const read = (key: string) => cache.through(key, 100, async () => reads.push(key));
  await read('used');
  for (let other = 0; other < 3_000; other += 1) {
    await read(`other ${other}`);
    await read('used');
  }
  await read('other 0');
  expect([reads.filter((key) => key === 'used').length, reads.filter((key) => key === 'other 0').length]).toEqual([
    1, 2,
  ]);
});

test('what is large is bounded in bytes: what was not asked for longest goes, and what is too large is not kept', async () => {
  const cache = createReadCache(() => 0, 10_000);
  const reads: string[] = [];
  const read = (key: string, bytes: number) => cache.sized(key, 100, async () => reads.push(key) && bytes, Number);
  await read('first', 4_000);
  await read('second', 4_000);
  await read('first', 4_000);
  await read('third', 4_000);
  await read('first', 4_000);
  await read('second', 4_000);
  expect(reads).toEqual(['first', 'second', 'third', 'second']);
  await read('huge', 11_000);
  await read('huge', 11_000);
  expect(reads.slice(4)).toEqual(['huge', 'huge']);
});

test('reads of one large value at a time share one read, and a failed one is repeated', async () => {
  const cache = createReadCache(() => 0);
  let reads = 0;
  const read = () =>
    cache.sized(
      'one',
      100,
      async () => {
        reads += 1;
        if (reads === 1) throw new Error('no');
        return reads;
      },
      () => 1,
    );
  await expect(read()).rejects.toThrow('no');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('what was being read when the cache was cleared is read again', async () => {
  const cache = createReadCache(() => 0);
  let value = 'old';
  const read = async () => {
    const read = value;
    await Promise.resolve();
    return read;
  };
  const before = cache.sized('one', 100, read, () => 1);
  value = 'new';
  cache.clear();
  expect([await before, await cache.sized('one', 100, read, () => 1)]).toEqual(['old', 'new']);
});
