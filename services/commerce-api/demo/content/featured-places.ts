/** More than any catalogue here has items. */
const ROUND = 100_000;

/**
 * Gives each item its place in the featured order of a department: everything that looks different is shown once before
 * anything is shown a second time in another size.
 */
export function featuredPlaces(): (department: string, look: string) => number {
  const rounds = new Map<string, number>();
  let count = 0;
  return (department, look) => {
    const key = `${department} ${look}`;
    const round = rounds.get(key) ?? 0;
    rounds.set(key, round + 1);
    count += 1;
    return round * ROUND + count;
  };
}
