import { readShard } from './shard';

test('without a shard everything is in the first one', () => {
  const all = readShard(undefined);
  expect([all.isFirst, all.arguments, all.partOf(['a', 'b', 'c'])]).toEqual([true, [], ['a', 'b', 'c']]);
});

test('the shards together have each thing once', () => {
  const shards = ['1/2', '2/2'].map(readShard);
  expect(shards.map((shard) => shard.partOf(['a', 'b', 'c']))).toEqual([['a', 'c'], ['b']]);
  expect(shards.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(shards[1]?.arguments).toEqual(['--shard=2/2']);
});

test.each(['2', '0/2', '3/2', 'a/b', ''])("the shard '%s' is refused", (word) => {
  expect(() => readShard(word)).toThrow('--shard takes a part of the tests, such as 2/6.');
});
