import { fill } from './fill';

interface OrderedWeight {
  readonly estimatedGrams: number;
  /** Minor units. */
  readonly estimate: number;
  readonly weighed?: { readonly grams: number };
}

const estimateOfWeight = 'about %s · %s estimated';

/** A weight in kilograms from 1 kg on, else in grams: '1.2 kg', '200 g'. */
const weightText = (grams: number): string =>
  grams >= 1_000 ? `${Number((grams / 1_000).toFixed(2))} kg` : `${grams} g`;

/** The estimate of an item sold by weight: 'about 1.2 kg · £4.20 estimated'. @param amount formatted */
export const estimateText = (grams: number, amount: string): string =>
  fill(estimateOfWeight, weightText(grams), amount);

export const estimateNote =
  'Prices of items sold by weight are estimates until we weigh them. You never pay more than the estimate.';

/** The weight of an ordered line: the estimate with its amount, then what was weighed: 'weighed: 1.15 kg'. */
export const orderedWeightText = (
  { estimatedGrams, estimate, weighed }: OrderedWeight,
  money: (minor: number) => string,
): string => (weighed ? `weighed: ${weightText(weighed.grams)}` : estimateText(estimatedGrams, money(estimate)));
