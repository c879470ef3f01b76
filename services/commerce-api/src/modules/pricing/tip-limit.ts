import type { PricingInput } from './pricing.types';

/** The highest tip for goods of this price after deals, in minor units. */
export const highestTip = ({ maximum, maximumPercent }: NonNullable<PricingInput['tipLimit']>, goods: number): number =>
  Math.min(maximum, Math.floor((goods * maximumPercent) / 100));
