/** How a changed price is rounded, in minor units: to 1, 5 or 10, or so that it ends in 9. */
export type PriceRounding = 'to_1' | 'to_5' | 'to_10' | 'ending_in_9';

/** A change of prices by a share of each. */
export interface Reprice {
  /** In thousandths: 25 raises by 2.5%, -100 lowers by 10%. */
  readonly perMille: number;
  readonly rounding: PriceRounding;
}

const nearest = (price: number, step: number): number => Math.max(step, Math.round(price / step) * step);

const ROUND: Readonly<Record<PriceRounding, (price: number) => number>> = {
  to_1: (price) => nearest(price, 1),
  to_5: (price) => nearest(price, 5),
  to_10: (price) => nearest(price, 10),
  ending_in_9: (price) => nearest(price + 1, 10) - 1,
};

/**
 * A price after a change by a share of it; the desk's preview and commerce-api compute it alike. Rounding never turns a
 * raise into a lower price, nor the reverse: the price then stays.
 * @param price in minor units, at least 1
 */
export function reprice(price: number, { perMille, rounding }: Reprice): number {
  const rounded = ROUND[rounding]((price * (1000 + perMille)) / 1000);
  return perMille >= 0 ? Math.max(price, rounded) : Math.min(price, rounded);
}
