import type { DealKind } from '@storefront/api/entities/deal';
import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import type { ProblemField } from '@storefront/api/entities/problem';
import { fault } from '../../businesses/settings-faults';
import { REQUIRED_COLUMNS } from '../../import/plan/deals/deal-offer';
import type { PricingDeal } from '../../pricing/deal-application';
import type { PricedItem } from './deal-items';
import type { DealColumns } from './deal-values';
import { timeFaults } from './time-faults';
import { cheapestBasket } from './worked-baskets';

const TERMS = ['price', 'quantity', 'percent', 'amount', 'minimumSpend'] as const;
type Term = (typeof TERMS)[number];

/** The terms that mean something in each kind of deal. */
const TERMS_OF: Readonly<Record<DealKind, readonly Term[]>> = {
  multi_buy: ['price', 'quantity'],
  bundle: ['price'],
  percentage: ['percent', 'quantity', 'minimumSpend'],
  fixed: ['amount', 'quantity', 'minimumSpend'],
};

const NEEDED: Readonly<Record<(typeof REQUIRED_COLUMNS)[DealKind], string>> = {
  quantity: 'Say how many items it takes',
  price: 'Say what they cost together',
  percent: 'Say how many per cent it takes off',
  amount: 'Say how much it takes off',
};

/** Per cent of the whole price. */
const WHOLE_PRICE = 100;

/** The term that says how much a deal takes off; of a multi-buy without a price its number, because the cheapest one is free. */
function termOf(kind: DealKind, { price }: DealValues): Term {
  if (kind === 'percentage') return 'percent';
  if (kind === 'fixed') return 'amount';
  return kind === 'multi_buy' && price === null ? 'quantity' : 'price';
}

/**
 * The term by which shoppers would pay nothing: for any basket, for one that is just enough, or for the cheapest that the
 * deal takes by the shop's own calculation.
 */
function freeBy({ kind, set, columns, sections, priced }: CheckedDeal): Term | undefined {
  const { price, percent, amount, minimumSpend } = set;
  const deal = { id: 1, kind, ...columns, sections };
  const { total, paid } = cheapestBasket(deal, priced);
  const leastTotal = cheapestBasket({ ...deal, minimumSpend: null }, priced).total;
  const isFree =
    (kind === 'percentage' && percent === WHOLE_PRICE) ||
    (kind !== 'percentage' && kind !== 'fixed' && price === 0) ||
    (kind === 'fixed' && amount !== null && amount >= Math.max(minimumSpend ?? 0, leastTotal)) ||
    (total > 0 && paid === 0);
  return isFree ? termOf(kind, set) : undefined;
}

interface CheckedDeal {
  readonly kind: DealKind;
  readonly set: DealValues;
  readonly columns: DealColumns;
  /** Its items as they are now, typed or imported. */
  readonly sections: PricingDeal['sections'];
  /** Those that a store sells, with their lowest price in any. */
  readonly priced: readonly PricedItem[];
  /** What it was: terms and times that have not been changed are not checked, so that words can always be corrected. */
  readonly was?: DealValues | undefined;
}

/** What keeps a deal from being saved, by field. */
export function dealFaults(deal: CheckedDeal): ProblemField[] {
  const { kind, set, columns, was } = deal;
  const faults = timeFaults({ startsAt: set.startsAt, endsAt: set.endsAt }, [columns.startsAt, columns.endsAt]);
  const isAsLong = was && set.startsAt === was.startsAt && set.endsAt === was.endsAt;
  if (isAsLong && TERMS.every((term) => set[term] === was[term])) return faults;
  const needed = REQUIRED_COLUMNS[kind];
  if (set[needed] === null || (needed === 'amount' && set.amount === 0)) faults.push(fault(needed, NEEDED[needed]));
  for (const term of TERMS)
    if (set[term] !== null && set[term] !== was?.[term] && !TERMS_OF[kind].includes(term))
      faults.push(fault(term, 'A deal of this kind does not have it'));
  const free = freeBy(deal);
  if (free) faults.push(fault(free, 'With this, shoppers would pay nothing'));
  return faults;
}
