import type { DealKind } from '@storefront/api/entities/deal';

/** A deal takes off at most the whole price. */
const MAX_PERCENT = 100;

/** The parts of a deal that pricing needs. Money in minor units. */
export interface PricingDeal {
  id: number;
  kind: DealKind;
  price: number | null;
  quantity: number | null;
  percent: number | null;
  amount: number | null;
  minimumSpend: number | null;
  sections: readonly { itemIds: readonly number[]; quantity?: number }[];
}

/** A quantity of one item at one price; options are charged in full. */
export interface DealLine {
  lineId: number;
  itemId: number;
  /** The price of one, without options. */
  price: number;
  quantity: number;
}

/** The number of units taken from each line, by the line's index. */
export type Units = readonly number[];

/** One application of a deal: the units it covers and the saving. */
export interface DealApplication {
  dealId: number;
  units: Units;
  saving: number;
}

/** A deal with the lines that it matches, by their index, so that they are looked up once. */
export interface MatchedDeal extends PricingDeal {
  /** Lines of any section. */
  matches: readonly boolean[];
  matchesBySection: readonly (readonly boolean[])[];
}

/** Looks up a deal's lines. Expects lines sorted by price, the highest first. */
export function matchDeal(deal: PricingDeal, lines: readonly DealLine[]): MatchedDeal {
  const matchesBySection = deal.sections.map(({ itemIds }) => {
    const ids = new Set(itemIds);
    return lines.map(({ itemId }) => ids.has(itemId));
  });
  const matches = lines.map((_, place) => matchesBySection.some((section) => section[place]));
  return { ...deal, matches, matchesBySection };
}

/** How many units each section requires; empty if units of any section count. */
function requiredBySection({ kind, sections }: PricingDeal): readonly number[] {
  const counts = sections.map(({ quantity = 0 }) => quantity);
  if (counts.some((count) => count > 0)) return counts;
  return kind === 'bundle' ? sections.map(() => 1) : [];
}

/**
 * A volume promotion: its offer needs several units of the same kind. A bundle of one item from each of several sections
 * is a meal deal and none.
 */
export function isVolumeDeal(deal: PricingDeal): boolean {
  const needed = requiredBySection(deal);
  if (needed.length > 0) return needed.some((count) => count > 1);
  return (deal.quantity ?? 1) > 1;
}

const totalPrice = (lines: readonly DealLine[], units: Units) =>
  lines.reduce((sum, { price }, place) => sum + price * (units[place] ?? 0), 0);

const countOf = (units: Units) => units.reduce((sum, count) => sum + count, 0);

/** The `count` most expensive matching units; undefined when there are fewer. */
function takeMostExpensive(left: Units, matches: readonly boolean[], count: number): number[] | undefined {
  let missing = count;
  const taken = left.map((available, place) => {
    const some = matches[place] ? Math.min(available, missing) : 0;
    missing -= some;
    return some;
  });
  return missing === 0 ? taken : undefined;
}

/** Takes the required units of every section; the section with the fewest spare units goes first. */
function takeFromEachSection(
  { matchesBySection }: MatchedDeal,
  left: Units,
  needed: readonly number[],
): Units | undefined {
  const sections = matchesBySection.map((matches, at) => {
    const count = needed[at] ?? 0;
    return { matches, count, spare: countOf(left.filter((_, place) => matches[place])) - count };
  });
  const taken = left.map(() => 0);
  for (const { matches, count } of sections.sort((a, b) => a.spare - b.spare)) {
    const rest = left.map((available, place) => available - (taken[place] ?? 0));
    const some = takeMostExpensive(rest, matches, count);
    if (!some) return undefined;
    some.forEach((one, place) => {
      taken[place] = (taken[place] ?? 0) + one;
    });
  }
  return taken;
}

function unitsToTake(deal: MatchedDeal, lines: readonly DealLine[], left: Units): Units | undefined {
  const needed = requiredBySection(deal);
  if (needed.length > 0) return takeFromEachSection(deal, left, needed);
  const least = deal.quantity ?? 1;
  // A bundle price and an amount off a bundle apply repeatedly; a percentage or an amount off everything applies once.
  if (deal.kind === 'multi_buy' || (deal.kind === 'fixed' && deal.quantity !== null))
    return takeMostExpensive(left, deal.matches, least);
  const all = left.map((available, place) => (deal.matches[place] ? available : 0));
  return countOf(all) >= least && totalPrice(lines, all) >= (deal.minimumSpend ?? 0) ? all : undefined;
}

function savingOf(deal: PricingDeal, lines: readonly DealLine[], units: Units): number {
  const sum = totalPrice(lines, units);
  if (deal.kind === 'percentage') return Math.round((sum * Math.min(MAX_PERCENT, deal.percent ?? 0)) / MAX_PERCENT);
  if (deal.kind === 'fixed') return sum >= (deal.minimumSpend ?? 0) ? Math.min(sum, deal.amount ?? 0) : 0;
  if (deal.price !== null) return sum - deal.price;
  const cheapest = lines.findLast((_, place) => (units[place] ?? 0) > 0);
  return deal.kind === 'multi_buy' ? (cheapest?.price ?? 0) : 0;
}

/** Whether a deal applies only once per order, however many units match. */
export const appliesOnce = (deal: PricingDeal): boolean =>
  deal.kind === 'fixed'
    ? deal.quantity === null && requiredBySection(deal).length === 0
    : deal.kind === 'percentage' && requiredBySection(deal).length === 0;

/**
 * Applies a deal once to the most expensive remaining units; undefined when there are too few or nothing would be
 * saved.
 */
export function applyDealOnce(deal: MatchedDeal, lines: readonly DealLine[], left: Units): DealApplication | undefined {
  const units = unitsToTake(deal, lines, left);
  if (!units || countOf(units) === 0) return undefined;
  const saving = savingOf(deal, lines, units);
  return saving > 0 ? { dealId: deal.id, units, saving } : undefined;
}

/**
 * What is missing until a deal applies, counting only units that no other deal took: a quantity or an amount, and the
 * sections of which units are missing. Undefined when the basket has none of its items.
 */
export function missingOf(
  deal: MatchedDeal,
  lines: readonly DealLine[],
  left: Units,
): { items: number; spend: number; sections: number[] } | undefined {
  const own = left.map((available, place) => (deal.matches[place] ? available : 0));
  if (countOf(own) === 0) return undefined;
  const needed = requiredBySection(deal);
  const bySection = deal.matchesBySection.map((matches, at) => {
    const there = countOf(own.filter((_, place) => matches[place]));
    return Math.max(0, (needed[at] ?? 0) - there);
  });
  const items = needed.length > 0 ? countOf(bySection) : Math.max(0, (deal.quantity ?? 1) - countOf(own));
  const sections = bySection.flatMap((count, at) => (count > 0 ? [at] : []));
  return { items, sections, spend: Math.max(0, (deal.minimumSpend ?? 0) - totalPrice(lines, own)) };
}
