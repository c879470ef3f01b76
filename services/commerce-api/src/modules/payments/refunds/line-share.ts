import type { orderLines } from '../../../database/schema/order';
import type { VatTotal } from '../../pricing/vat';

type Line = Pick<
  typeof orderLines.$inferSelect,
  'quantity' | 'picked' | 'substituted' | 'breakdown' | 'refundedQuantity'
>;

/** The part of an amount for `count` of `of`, less what earlier parts got, so that all parts add up to it. */
const nextPart = (amount: number, count: number, before: number, of: number) =>
  Math.floor((amount * (before + count)) / of) - Math.floor((amount * before) / of);

/** How many of a line the shopper got and paid for, with what replaced some of them. */
export const deliveredQuantity = ({ quantity, picked, substituted }: Omit<Line, 'breakdown' | 'refundedQuantity'>) =>
  (picked ?? quantity) + (substituted?.quantity ?? 0);

/**
 * What the next `quantity` units of a line cost, with their VAT by rate, after those that were refunded before. Undefined
 * for orders from before the shares were stored, which can only be refunded as goodwill.
 */
export function lineShare(line: Line, quantity: number): { amount: number; vat: VatTotal[] } | undefined {
  const { breakdown, substituted, refundedQuantity } = line;
  if (!breakdown) return undefined;
  const part = (amount: number) => nextPart(amount, quantity, refundedQuantity, deliveredQuantity(line));
  const vat = [
    { rate: breakdown.vatRate, gross: part(breakdown.net), vat: part(breakdown.vat) },
    ...(substituted
      ? [{ rate: substituted.vatRate, gross: part(substituted.amount), vat: part(substituted.vat) }]
      : []),
  ].filter(({ gross }) => gross > 0);
  return { amount: vat.reduce((all, { gross }) => all + gross, 0), vat };
}
