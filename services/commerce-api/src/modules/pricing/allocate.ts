/**
 * Splits a whole amount over weights by the largest-remainder method: each share is rounded down, and the leftover minor
 * units go to the largest remainders, the first of equal ones first. The shares add up to the amount. A share is never
 * above its weight while the amount is not above the sum of the weights.
 * @param amount minor units, not negative
 * @param weights whole numbers, not negative; if all are 0, so are the shares
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  // A product of two amounts can be beyond the exact integers of a number.
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    return { place, share: Number(product / sum), remainder: product % sum };
  });
  const shares = parts.map(({ share }) => share);
  const leftover = amount - shares.reduce((all, share) => all + share, 0);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { place } of byRemainder.slice(0, leftover)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
