/** More numbers than recoveries and lost files leave out; a billion such gaps would have to be signed until none is free. */
const MAX_GAP = 1_000_000;

/**
 * A team can sign any number, and one near the highest would leave none for others.
 * @param known the number before; 0 if there is none
 */
export const leavesOut = (known: number, number: number): boolean => number - known > MAX_GAP;

/** What an error says of such a number. */
export const leftOut = (known: number): string => `leaves out the numbers after ${known}`;

/** The numbers up to the first that leaves out too many. @param numbers lowest first */
export function withoutStrays(numbers: readonly number[], known = 0): readonly number[] {
  const at = numbers.findIndex((number, index) => leavesOut(numbers[index - 1] ?? known, number));
  return at < 0 ? numbers : numbers.slice(0, at);
}
