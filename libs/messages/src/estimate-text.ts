import { fill } from './fill';

const estimateOfWeight = 'about %s · %s estimated';

/** A weight in kilograms from 1 kg on, else in grams: '1.2 kg', '200 g'. */
const weightText = (grams: number): string =>
  grams >= 1_000 ? `${Number((grams / 1_000).toFixed(2))} kg` : `${grams} g`;

/** The estimate of an item sold by weight: 'about 1.2 kg · £4.20 estimated'. @param amount formatted */
export const estimateText = (grams: number, amount: string): string =>
  fill(estimateOfWeight, weightText(grams), amount);
