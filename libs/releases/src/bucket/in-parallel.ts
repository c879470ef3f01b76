/** Files of a bucket at once: one by one, each would wait for the network; too many would wait for each other. */
export const PARALLEL_FILES = 8;

/** Runs `run` for each item, at most `limit` at once. Rejects with the first failure. */
export async function inParallel<T>(items: readonly T[], limit: number, run: (item: T) => Promise<unknown>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
