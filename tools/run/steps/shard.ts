/** A part of the tests, for machines that share them. */
export interface Shard {
  /** Checks of everything at once are in the first shard. */
  readonly isFirst: boolean;
  /** For jest and Playwright, which divide their tests themselves. */
  readonly arguments: readonly string[];
  /** The shard's share of other things. */
  partOf<Thing>(things: readonly Thing[]): Thing[];
}

/**
 * @param word such as '2/6'; undefined means everything
 * @throws Error for another word
 */
export function readShard(word: string | undefined): Shard {
  const [, part, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(word ?? '1/1') ?? [];
  const [at, of] = [Number(part), Number(count)];
  if (!(at <= of)) throw new Error('--shard takes a part of the tests, such as 2/6.');
  return {
    isFirst: at === 1,
    arguments: word ? [`--shard=${word}`] : [],
    partOf: (things) => things.filter((_, index) => index % of === at - 1),
  };
}
