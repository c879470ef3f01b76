import {
  appliesOnce,
  applyDealOnce,
  type DealApplication,
  type DealLine,
  missingOf,
  type PricingDeal,
  type Units,
} from './deal-application';

export interface DealPrices {
  /** What each deal takes off each line, by the line's id. */
  byLine: ReadonlyMap<number, readonly { dealId: number; saving: number }[]>;
  /** Deals that apply, with their saving, and deals that nearly apply, with what is missing. */
  deals: readonly { dealId: number; saving: number; missing: number; missingSpend: number }[];
  total: number;
}

/** Maximum number of arrangements to try when deals compete for the same units; the best one found so far is used. */
const MAX_ARRANGEMENTS = 2_000;

/** Most expensive first, in an order that does not depend on how the basket was filled. */
const sortLines = (lines: readonly DealLine[]) =>
  [...lines].sort((a, b) => b.price - a.price || a.itemId - b.itemId || a.lineId - b.lineId);

const remainingAfter = (left: Units, { units }: DealApplication): Units =>
  left.map((count, place) => count - (units[place] ?? 0));

interface Arrangement {
  takings: readonly DealApplication[];
  left: Units;
  saving: number;
}

/** Every number of times that a deal can be applied, the largest first. */
function possibleApplications(deal: PricingDeal, lines: readonly DealLine[], from: Arrangement): Arrangement[] {
  const found: Arrangement[] = [];
  let last = from;
  for (;;) {
    const application = applyDealOnce(deal, lines, last.left);
    if (!application) return found.reverse();
    last = {
      takings: [...last.takings, application],
      left: remainingAfter(last.left, application),
      saving: last.saving + application.saving,
    };
    found.push(last);
    if (appliesOnce(deal)) return found;
  }
}

/**
 * The arrangement with the largest saving, trying every order of deals and every number of applications within the
 * limit.
 */
function findBestArrangement(
  deals: readonly PricingDeal[],
  lines: readonly DealLine[],
  start: Arrangement,
): Arrangement {
  let found = start;
  let tried = 0;
  const explore = (from: Arrangement, rest: readonly PricingDeal[]) => {
    tried += 1;
    if (from.saving > found.saving) found = from;
    for (const deal of rest) {
      const others = rest.filter((other) => other !== deal);
      const options = possibleApplications(deal, lines, from);
      // Beyond the limit only the first option is tried: each deal as often as possible.
      for (const option of tried < MAX_ARRANGEMENTS ? options : options.slice(0, 1)) explore(option, others);
      if (tried >= MAX_ARRANGEMENTS) return;
    }
  };
  explore(start, deals);
  return found;
}

/** Groups deals that match common lines; groups do not affect each other. */
function groupCompetingDeals(deals: readonly PricingDeal[], lines: readonly DealLine[]): PricingDeal[][] {
  const groups: { deals: PricingDeal[]; items: Set<number> }[] = [];
  const present = new Set(lines.map(({ itemId }) => itemId));
  for (const deal of deals) {
    const items = new Set(deal.sections.flatMap(({ itemIds }) => itemIds.filter((id) => present.has(id))));
    if (items.size === 0) continue;
    const joined = groups.filter((group) => [...items].some((id) => group.items.has(id)));
    for (const group of joined) {
      for (const id of group.items) items.add(id);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push({ deals: [...joined.flatMap((group) => group.deals), deal], items });
  }
  return groups.map((group) => group.deals.sort((a, b) => a.id - b.id));
}

/** Splits a saving over its lines in proportion to their prices; leftover pence go to the largest remainders. */
function splitSaving({ units, saving }: DealApplication, lines: readonly DealLine[]): number[] {
  const linePrices = lines.map(({ price }, place) => price * (units[place] ?? 0));
  const sum = linePrices.reduce((all, one) => all + one, 0);
  const exact = linePrices.map((one) => (sum === 0 ? 0 : (one * saving) / sum));
  const whole = exact.map(Math.floor);
  let leftover = saving - whole.reduce((all, one) => all + one, 0);
  const places = exact.map((_, place) => place).filter((place) => (linePrices[place] ?? 0) > (whole[place] ?? 0));
  const rest = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  for (const place of places.sort((a, b) => rest(b) - rest(a) || a - b)) {
    if (leftover <= 0) break;
    whole[place] = (whole[place] ?? 0) + 1;
    leftover -= 1;
  }
  return whole;
}

/**
 * Finds the best saving for the shopper. Each unit belongs to at most one deal. The saving never exceeds the price, and
 * the order of lines and deals does not matter.
 */
export function priceDeals(deals: readonly PricingDeal[], basket: readonly DealLine[]): DealPrices {
  const lines = sortLines(basket);
  let left: Units = lines.map(({ quantity }) => quantity);
  const applications: DealApplication[] = [];
  for (const group of groupCompetingDeals(
    [...deals].sort((a, b) => a.id - b.id),
    lines,
  )) {
    const found = findBestArrangement(group, lines, { takings: [], left, saving: 0 });
    applications.push(...found.takings);
    left = found.left;
  }
  const byLine = new Map<number, Map<number, number>>();
  const byDeal = new Map<number, number>();
  for (const taking of applications) {
    byDeal.set(taking.dealId, (byDeal.get(taking.dealId) ?? 0) + taking.saving);
    splitSaving(taking, lines).forEach((share, place) => {
      const lineId = lines[place]?.lineId;
      if (share === 0 || lineId === undefined) return;
      const own = byLine.get(lineId) ?? new Map<number, number>();
      byLine.set(lineId, own.set(taking.dealId, (own.get(taking.dealId) ?? 0) + share));
    });
  }
  const listed = deals.flatMap((deal) => {
    const saving = byDeal.get(deal.id) ?? 0;
    if (saving > 0) return [{ dealId: deal.id, saving, missing: 0, missingSpend: 0 }];
    const missing = missingOf(deal, lines, left);
    if (!missing || missing.items + missing.spend === 0) return [];
    return [{ dealId: deal.id, saving: 0, missing: missing.items, missingSpend: missing.spend }];
  });
  return {
    byLine: new Map(
      [...byLine].map(([lineId, own]) => [
        lineId,
        [...own]
          .map(([dealId, saving]) => ({ dealId, saving }))
          .sort((a, b) => b.saving - a.saving || a.dealId - b.dealId),
      ]),
    ),
    deals: listed,
    total: applications.reduce((sum, { saving }) => sum + saving, 0),
  };
}
