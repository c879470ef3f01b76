import type { PricingInput, PricingLine } from '../src/modules/pricing/pricing.types';

/**
 * An order priced a second time, slowly and unit by unit, by the written rules instead of the service's code: every
 * order of deals, every number of applications. For small baskets only.
 */

type Deal = PricingInput['deals'][number];

interface Unit {
  line: number;
  itemId: number;
  price: number;
}

/** What deals did in one of the best ways: pence by line and deal, and the units that no deal covers. */
export interface DealOutcome {
  byLine: ReadonlyMap<number, number>[];
  unitsLeft: number[];
}

const add = (numbers: readonly number[]) => {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
};

const isMealDeal = (deal: Deal) =>
  deal.kind === 'bundle' && deal.sections.every(({ quantity = 0 }) => quantity === 0 || quantity === 1);

const needsSeveral = (deal: Deal) =>
  deal.sections.some(({ quantity = 0 }) => quantity > 0)
    ? deal.sections.some(({ quantity = 0 }) => quantity > 1)
    : !isMealDeal(deal) && deal.quantity !== null && deal.quantity > 1;

/** The items of each section that may count. */
function sectionsOf(deal: Deal, input: PricingInput): number[][] {
  const mayCount = (id: number) =>
    !(input.restrictHfss && needsSeveral(deal) && input.lines.some((line) => line.itemId === id && line.isHfss));
  return deal.sections.map(({ itemIds }) => itemIds.filter(mayCount));
}

/** Removes the most expensive `count` units that fit; undefined if there are fewer. */
function pick(from: readonly Unit[], fits: (unit: Unit) => boolean, count: number): Unit[] | undefined {
  const fitting = from.filter(fits).slice(0, count);
  return fitting.length === count ? fitting : undefined;
}

/** The units of one application and what it takes off. */
function applyOnce(
  deal: Deal,
  input: PricingInput,
  units: readonly Unit[],
): { units: Unit[]; off: number } | undefined {
  const sections = sectionsOf(deal, input);
  const inSection = (at: number) => (unit: Unit) => sections[at]?.includes(unit.itemId) ?? false;
  const inAny = (unit: Unit) => sections.some((_, at) => inSection(at)(unit));
  let wanted = deal.sections.map(({ quantity = 0 }) => quantity);
  if (wanted.every((count) => count === 0)) wanted = deal.kind === 'bundle' ? wanted.map(() => 1) : [];
  let taken: Unit[] | undefined;
  if (wanted.length > 0) {
    // The scarcest section chooses first.
    const spare = (at: number) => units.filter(inSection(at)).length - (wanted[at] ?? 0);
    const turns = wanted.map((_, at) => at).sort((a, b) => spare(a) - spare(b));
    taken = [];
    for (const at of turns) {
      const chosen: Unit[] = taken ?? [];
      const more = pick(
        units.filter((unit) => !chosen.includes(unit)),
        inSection(at),
        wanted[at] ?? 0,
      );
      if (!more) return undefined;
      taken = [...chosen, ...more];
    }
  } else if (deal.kind === 'multi_buy' || (deal.kind === 'fixed' && deal.quantity !== null)) {
    taken = pick(units, inAny, deal.quantity ?? 1);
  } else {
    const all = units.filter(inAny);
    const enough = all.length >= (deal.quantity ?? 1) && add(all.map((u) => u.price)) >= (deal.minimumSpend ?? 0);
    taken = enough ? all : undefined;
  }
  if (!taken || taken.length === 0) return undefined;
  const price = add(taken.map((unit) => unit.price));
  let off = 0;
  if (deal.kind === 'percentage') off = Math.round((price * (deal.percent ?? 0)) / 100);
  else if (deal.kind === 'fixed') off = price >= (deal.minimumSpend ?? 0) ? Math.min(price, deal.amount ?? 0) : 0;
  else if (deal.price !== null) off = price - deal.price;
  else if (deal.kind === 'multi_buy') off = Math.min(...taken.map((unit) => unit.price));
  return off > 0 ? { units: taken, off } : undefined;
}

const onlyOnce = (deal: Deal) =>
  deal.sections.every(({ quantity = 0 }) => quantity === 0) &&
  (deal.kind === 'percentage' || (deal.kind === 'fixed' && deal.quantity === null));

/** Hands out an amount over weights, one penny after another, each to the share that is furthest below its due. */
export function handOut(amount: number, weights: readonly number[]): number[] {
  const sum = add(weights);
  const shares = weights.map((weight) => (sum === 0 ? 0 : Math.floor((amount * weight) / sum)));
  const missing = weights.map((weight) => (sum === 0 ? 0 : (amount * weight) % sum));
  for (let given = add(shares); sum > 0 && given < amount; given += 1) {
    const at = missing.indexOf(Math.max(...missing));
    shares[at] = (shares[at] ?? 0) + 1;
    missing[at] = -1;
  }
  return shares;
}

/** Every best way of applying the deals. */
export function bestDealOutcomes(input: PricingInput): { off: number; outcomes: DealOutcome[] } {
  const deals = input.deals.filter(
    ({ startsAt, endsAt }) => !(startsAt && startsAt > input.at) && !(endsAt && endsAt <= input.at),
  );
  const sorted = input.lines
    .map((line, place) => ({ ...line, place }))
    .sort((a, b) => b.price - a.price || a.itemId - b.itemId || a.lineId - b.lineId);
  const units = sorted.flatMap(({ place, itemId, price, quantity }) =>
    Array.from({ length: quantity }, (): Unit => ({ line: place, itemId, price })),
  );
  let best = { off: -1, outcomes: [] as DealOutcome[] };
  const record = (off: number, byLine: DealOutcome['byLine'], left: readonly Unit[]) => {
    if (off < best.off) return;
    if (off > best.off) best = { off, outcomes: [] };
    const unitsLeft = input.lines.map((_, line) => left.filter((unit) => unit.line === line).length);
    best.outcomes.push({ byLine, unitsLeft });
  };
  const visit = (left: readonly Unit[], rest: readonly Deal[], off: number, byLine: DealOutcome['byLine']): void => {
    record(off, byLine, left);
    for (const deal of rest) {
      const others = rest.filter((other) => other !== deal);
      let [nowLeft, nowOff, nowByLine] = [left, off, byLine];
      for (;;) {
        const once = applyOnce(deal, input, nowLeft);
        if (!once) break;
        // The split is over lines in the order of their prices.
        const order = sorted.map(({ place }) => place);
        const weights = order.map((line) => add(once.units.filter((u) => u.line === line).map((u) => u.price)));
        const shares = handOut(once.off, weights);
        nowByLine = nowByLine.map((own, line) => {
          const share = shares[order.indexOf(line)] ?? 0;
          return share === 0 ? own : new Map(own).set(deal.id, (own.get(deal.id) ?? 0) + share);
        });
        nowOff += once.off;
        nowLeft = nowLeft.filter((unit) => !once.units.includes(unit));
        visit(nowLeft, others, nowOff, nowByLine);
        if (onlyOnce(deal)) break;
      }
    }
  };
  visit(
    units,
    deals,
    0,
    input.lines.map(() => new Map()),
  );
  return best;
}

const unitPrice = ({ price, optionsCost }: PricingLine) => price + optionsCost;

/** The rest of an order after one of the ways in which deals can apply. */
export function restOfOrder(input: PricingInput, deals: DealOutcome) {
  const { lines, coupon, charges } = input;
  const gross = lines.map((line) => unitPrice(line) * line.quantity);
  const after = gross.map((amount, at) => amount - add([...(deals.byLine[at]?.values() ?? [])]));
  const isFor = (line: PricingLine) =>
    coupon !== null &&
    ((coupon.itemIds.length === 0 && coupon.categoryIds.length === 0) ||
      coupon.itemIds.some((id) => id === line.itemId) ||
      coupon.categoryIds.some((id) => line.categoryIds.includes(id)));
  const spent = add(after.filter((_, at) => isFor(lines[at] as PricingLine)));
  const applies = coupon !== null && lines.some(isFor) && spent >= coupon.minimumSpend;
  let couponShares = lines.map(() => 0);
  if (applies && coupon.kind === 'percentage') {
    const bases = lines.map((line, at) => (isFor(line) ? unitPrice(line) * (deals.unitsLeft[at] ?? 0) : 0));
    couponShares = handOut(Math.floor((add(bases) * (coupon.percent ?? 0)) / 100), bases);
  }
  if (applies && coupon.kind === 'fixed') {
    const bases = lines.map((line, at) => (isFor(line) ? (after[at] ?? 0) : 0));
    couponShares = handOut(Math.min(coupon.amount ?? 0, add(bases)), bases);
  }
  const net = after.map((amount, at) => amount - (couponShares[at] ?? 0));
  const items = add(gross);
  const goods = add(after);
  const isFree =
    input.method === 'delivery' &&
    items > 0 &&
    ((applies && coupon.kind === 'free_delivery') ||
      (charges.freeDeliveryFrom !== null && items >= charges.freeDeliveryFrom));
  const deliveryFee = isFree ? 0 : input.slotFee;
  const smallBasketFee = items > 0 && goods < charges.smallBasketBelow ? charges.smallBasketFee : 0;
  const bagFee = items > 0 ? charges.bagFee : 0;
  // 20 % of the price before VAT is a sixth of the price with it; 5 % is a twenty-first.
  const standard =
    add(net.filter((_, at) => lines[at]?.vatClass === 'standard')) + deliveryFee + smallBasketFee + bagFee;
  const { maximum = input.tip, maximumPercent = Number.POSITIVE_INFINITY } = input.tipLimit ?? {};
  // A basket without goods has no tip, even where there is no limit of the share.
  const tipShare = input.tipLimit ? Math.floor(goods * (maximumPercent / 100)) : input.tip;
  const tip = [input.tip, maximum, tipShare].sort((a, b) => a - b)[0] ?? 0;
  const reduced = add(net.filter((_, at) => lines[at]?.vatClass === 'reduced'));
  return {
    gross,
    couponShares,
    net,
    vatByRate: { 0: 0, 500: Math.floor(reduced / 21 + 0.5), 2000: Math.floor(standard / 6 + 0.5) },
    items,
    goods,
    deliveryFee,
    smallBasketFee,
    bagFee,
    total: add(net) + deliveryFee + smallBasketFee + bagFee + tip,
    tip,
    missingToMinimum: Math.max(0, charges.minimumSpend - goods),
  };
}
