/** How many results a shopper sees without scrolling far. */
export const CUT_OFF = 10;

const gain = (grades: readonly number[]) =>
  grades.slice(0, CUT_OFF).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Normalised discounted cumulative gain of the first ten results: 1 is the best possible order, 0 finds nothing.
 * @param found the grades of the results in their order
 * @param all the grades of everything that could have been found; undefined is returned when none is above 0
 */
export function ndcg(found: readonly number[], all: Iterable<number>): number | undefined {
  const ideal = gain([...all].sort((a, b) => b - a));
  return ideal === 0 ? undefined : gain(found) / ideal;
}
