import { allocate } from './allocate';
import {
  appliesOnce,
  applyDealOnce,
  type DealApplication,
  type DealLine,
  type MatchedDeal,
  matchDeal,
  missingOf,
  type PricingDeal,
  type Units,
} from './deal-application';

export interface DealPrices {
  /** What each deal takes off each line, by the line's id. */
  byLine: ReadonlyMap<number, readonly { dealId: number; saving: number }[]>;
  /** Units of each line that no deal covers, by the line's id. */
  unitsLeft: ReadonlyMap<number, number>;
  /** Deals that apply, with their saving, and deals that nearly apply, with what is missing. */
  deals: readonly {
    dealId: number;
    saving: number;
    missing: number;
    missingSpend: number;
    /** The sections, by their position, of which units are missing. */
    missingSections: readonly number[];
  }[];
  total: number;
}

/**
 * How often a deal is tried on a basket, over all arrangements of competing deals and shared by independent groups.
 * Beyond it the best arrangement found so far is used, which is never worse than applying the deals one after another,
 * the largest saving first.
 */
const MAX_TRIALS = 4_000;

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
function possibleApplications(deal: MatchedDeal, lines: readonly DealLine[], from: Arrangement): Arrangement[] {
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

/** Each deal as often as possible, the one that saves most on its own first. */
function largestFirst(deals: readonly MatchedDeal[], lines: readonly DealLine[], start: Arrangement): Arrangement {
  const alone = deals.map((deal) => ({ deal, saving: possibleApplications(deal, lines, start)[0]?.saving ?? 0 }));
  return alone
    .sort((a, b) => b.saving - a.saving || a.deal.id - b.deal.id)
    .reduce((from, { deal }) => possibleApplications(deal, lines, from)[0] ?? from, start);
}

/**
 * The arrangement with the largest saving, trying every order of deals and every number of applications until the trials
 * are used up.
 */
function findBestArrangement(
  deals: readonly MatchedDeal[],
  lines: readonly DealLine[],
  start: Arrangement,
  maxTrials: number,
): Arrangement {
  let found = start;
  let trials = 0;
  const explore = (from: Arrangement, rest: readonly MatchedDeal[]) => {
    if (from.saving > found.saving) found = from;
    for (const deal of rest) {
      if (trials >= maxTrials) return;
      const options = possibleApplications(deal, lines, from);
      trials += options.length + 1;
      if (options.length === 0) continue;
      const others = rest.filter((other) => other !== deal);
      for (const option of options) explore(option, others);
    }
  };
  explore(start, deals);
  const simple = largestFirst(deals, lines, start);
  return simple.saving > found.saving ? simple : found;
}

/** Groups deals that match common lines; groups do not affect each other. */
function groupCompetingDeals(deals: readonly MatchedDeal[]): MatchedDeal[][] {
  const groups: { deals: MatchedDeal[]; places: Set<number> }[] = [];
  for (const deal of deals) {
    const places = new Set(deal.matches.flatMap((isMatch, place) => (isMatch ? [place] : [])));
    if (places.size === 0) continue;
    const joined = groups.filter((group) => [...places].some((place) => group.places.has(place)));
    for (const group of joined) {
      for (const place of group.places) places.add(place);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push({ deals: [...joined.flatMap((group) => group.deals), deal], places });
  }
  return groups.map((group) => group.deals.sort((a, b) => a.id - b.id));
}

/** Splits a saving over its lines in proportion to their prices. */
const splitSaving = ({ units, saving }: DealApplication, lines: readonly DealLine[]): number[] =>
  allocate(
    saving,
    lines.map(({ price }, place) => price * (units[place] ?? 0)),
  );

/** Adds up what each deal takes off each line, the largest saving first. */
function savingsByLine(applications: readonly DealApplication[], lines: readonly DealLine[]): DealPrices['byLine'] {
  const byLine = new Map<number, Map<number, number>>();
  for (const taking of applications)
    splitSaving(taking, lines).forEach((share, place) => {
      const lineId = lines[place]?.lineId;
      if (share === 0 || lineId === undefined) return;
      const own = byLine.get(lineId) ?? new Map<number, number>();
      byLine.set(lineId, own.set(taking.dealId, (own.get(taking.dealId) ?? 0) + share));
    });
  return new Map(
    [...byLine].map(([lineId, own]) => [
      lineId,
      [...own]
        .map(([dealId, saving]) => ({ dealId, saving }))
        .sort((a, b) => b.saving - a.saving || a.dealId - b.dealId),
    ]),
  );
}

/**
 * Finds the best saving for the shopper, within MAX_TRIALS. Each unit belongs to at most one deal. The saving never
 * exceeds the price, and the order of lines and deals does not matter.
 */
export function priceDeals(deals: readonly PricingDeal[], basket: readonly DealLine[]): DealPrices {
  const lines = sortLines(basket);
  const matched = deals.map((deal) => matchDeal(deal, lines));
  let left: Units = lines.map(({ quantity }) => quantity);
  const applications: DealApplication[] = [];
  const groups = groupCompetingDeals([...matched].sort((a, b) => a.id - b.id));
  for (const group of groups) {
    const start = { takings: [], left, saving: 0 };
    const found = findBestArrangement(group, lines, start, Math.floor(MAX_TRIALS / groups.length));
    applications.push(...found.takings);
    left = found.left;
  }
  const byDeal = new Map<number, number>();
  for (const { dealId, saving } of applications) byDeal.set(dealId, (byDeal.get(dealId) ?? 0) + saving);
  const listed = matched.flatMap((deal) => {
    const saving = byDeal.get(deal.id) ?? 0;
    if (saving > 0) return [{ dealId: deal.id, saving, missing: 0, missingSpend: 0, missingSections: [] }];
    const missing = missingOf(deal, lines, left);
    if (!missing || missing.items + missing.spend === 0) return [];
    const { items, spend, sections } = missing;
    return [{ dealId: deal.id, saving: 0, missing: items, missingSpend: spend, missingSections: sections }];
  });
  return {
    byLine: savingsByLine(applications, lines),
    unitsLeft: new Map(lines.map(({ lineId }, place) => [lineId, left[place] ?? 0])),
    deals: listed,
    total: applications.reduce((sum, { saving }) => sum + saving, 0),
  };
}
