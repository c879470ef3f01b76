import { allocate } from './allocate';
import type { FeeBreakdown, LineBreakdown } from './pricing.types';
import { splitVat, type VatTotal } from './vat';

/** The agreed sums of a line, and what was picked for it. */
export interface PickedLine {
  agreed: Omit<LineBreakdown, 'lineId'>;
  asked: number;
  /** Of the asked ones. */
  picked: number;
  /** Of a line sold by weight: the price of what was weighed, before promotions. */
  weighed: number | null;
  /** What was picked in place of missing ones, at its own price for one. */
  substitute: { quantity: number; price: number; vatRate: number } | null;
}

export interface PicksInput {
  lines: readonly PickedLine[];
  fees: readonly FeeBreakdown[];
  tip: number;
}

export interface PricedPicks {
  lines: {
    breakdown: Omit<LineBreakdown, 'lineId'>;
    substitute: { amount: number; vatRate: number; vat: number } | null;
  }[];
  fees: FeeBreakdown[];
  vat: VatTotal[];
  totals: { items: number; discount: number; total: number };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const part = (amount: number, of: number, whole: number) => (whole === 0 ? 0 : Math.floor((amount * of) / whole));

/** The line's own goods: what was picked of them bears its part of what was agreed, rounded down. */
function ownPart({ agreed, asked, picked, weighed }: PickedLine): Omit<LineBreakdown, 'lineId' | 'vat'> {
  const share = part(agreed.gross, picked, asked);
  const gross = weighed === null ? share : Math.min(weighed, share);
  const net = part(agreed.net, gross, agreed.gross);
  const savings = allocate(gross - net, [...agreed.deals.map(({ saving }) => saving), agreed.couponSaving]);
  return {
    unitTotal: agreed.unitTotal,
    gross,
    deals: agreed.deals.map(({ dealId }, place) => ({ dealId, saving: savings[place] ?? 0 })),
    couponSaving: savings.at(-1) ?? 0,
    net,
    vatRate: agreed.vatRate,
  };
}

/** A substitute costs its own price, and never more than the missing ones would have cost. */
const substituteAmount = ({ agreed, asked, substitute }: PickedLine): number =>
  substitute ? Math.min(substitute.price * substitute.quantity, part(agreed.net, substitute.quantity, asked)) : 0;

/**
 * Prices what was picked of an order from the shares that were agreed for its lines, so that no promotion is searched
 * for again. Pure. No line costs more than was agreed, so neither does the order; fees and tip stay as they were. VAT
 * is computed once for the total at each rate and split, as `priceOrder` does.
 */
export function pricePicked({ lines, fees, tip }: PicksInput): PricedPicks {
  const own = lines.map(ownPart);
  const substitutes = lines.map((line) => ({ net: substituteAmount(line), vatRate: line.substitute?.vatRate ?? 0 }));
  const vat = splitVat([...own, ...substitutes, ...fees]);
  const goods = sum(own.map(({ net }) => net)) + sum(substitutes.map(({ net }) => net));
  const items = sum(own.map(({ gross }) => gross)) + sum(substitutes.map(({ net }) => net));
  return {
    lines: own.map((line, place) => ({
      breakdown: { ...line, vat: vat.vat[place] ?? 0 },
      substitute: lines[place]?.substitute
        ? {
            amount: substitutes[place]?.net ?? 0,
            vatRate: substitutes[place]?.vatRate ?? 0,
            vat: vat.vat[lines.length + place] ?? 0,
          }
        : null,
    })),
    fees: fees.map((fee, place) => ({ ...fee, vat: vat.vat[2 * lines.length + place] ?? 0 })),
    vat: vat.totals,
    totals: { items, discount: items - goods, total: goods + sum(fees.map(({ net }) => net)) + tip },
  };
}
