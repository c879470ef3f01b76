/** More than the number of items in any catalogue here. */
const ROUND = 100_000;

/** Orders the items of a department: every different product comes once before any other size of one. */
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
