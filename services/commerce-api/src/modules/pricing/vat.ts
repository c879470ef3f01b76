import { allocate } from './allocate';

/** The VAT classes of items, as in the VAT Act 1994: most food is zero-rated. */
export const vatClasses = ['zero', 'reduced', 'standard'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Rates in basis points: 2000 is 20 %. */
export const vatRates: Readonly<Record<VatClass, number>> = { zero: 0, reduced: 500, standard: 2_000 };

const WHOLE = 10_000n;

/** The VAT contained in an amount that includes it, in minor units, rounded half up. */
function vatIncluded(gross: number, rate: number): number {
  const divisor = WHOLE + BigInt(rate);
  return Number((2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor));
}

export interface VatPart {
  /** What is charged for it, VAT included. */
  net: number;
  vatRate: number;
}

/** An order's total at one rate and the VAT in it. */
export interface VatTotal {
  rate: number;
  gross: number;
  vat: number;
}

/**
 * The VAT of every part. It is computed once for the total at each rate and split over the parts, so that the parts add
 * up to the total.
 */
export function splitVat(parts: readonly VatPart[]): { vat: number[]; totals: VatTotal[] } {
  const vat = parts.map(() => 0);
  const rates = [...new Set(parts.map(({ vatRate }) => vatRate))].sort((a, b) => a - b);
  const totals = rates.map((rate) => {
    const weights = parts.map((part) => (part.vatRate === rate ? part.net : 0));
    const gross = weights.reduce((sum, net) => sum + net, 0);
    const total = vatIncluded(gross, rate);
    allocate(total, weights).forEach((share, place) => {
      vat[place] = (vat[place] ?? 0) + share;
    });
    return { rate, gross, vat: total };
  });
  return { vat, totals: totals.filter(({ gross }) => gross > 0) };
}
