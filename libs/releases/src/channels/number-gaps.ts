/** A team can sign any number, so each may leave out only so many: 10^15 is reached after a billion signed files. */
const MAX_GAP = 1_000_000;
/** Half of it, so that a recovery has a number after a refused state that leaves out this many. */
const MAX_REFUSED_GAP = MAX_GAP / 2;

/**
 * Whether a number leaves out too many to count.
 * @param known the number before; 0 if there is none
 */
export const leavesOut = (known: number, number: number): boolean => number - known > MAX_GAP;

/** Whether a refused state is close enough to the accepted one to stop the channel; one further away is ignored. */
export const stopsChannel = (accepted: number, number: number): boolean => number - accepted <= MAX_REFUSED_GAP;

/** What an error says of a number that leaves out too many. */
export const leftOut = (known: number): string => `leaves out the numbers after ${known}`;

/**
 * The numbers up to the first that leaves out too many.
 * @param numbers lowest first
 * @param known a number that counts, with all below it; 0 if there is none
 */
export function withoutStrays(numbers: readonly number[], known: number): readonly number[] {
  const at = numbers.findIndex((number, index) => leavesOut(Math.max(known, numbers[index - 1] ?? 0), number));
  return at < 0 ? numbers : numbers.slice(0, at);
}
