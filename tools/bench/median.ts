/** The median, to three places. Of an even number of values it is the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const mean = middle.reduce((sum, one) => sum + one, 0) / (middle.length || 1);
  return Math.round(mean * 1000) / 1000;
}
