import type { DealKind } from '@storefront/api/entities/deal';
import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import type { ProblemField } from '@storefront/api/entities/problem';
import { fault } from '../../businesses/settings-faults';
import { REQUIRED_COLUMNS } from '../../import/plan/deals/deal-offer';
import type { DealColumns } from './deal-values';
import { timeFaults } from './time-faults';

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

/** The term by which shoppers would pay nothing. A multi-buy without a price gives its cheapest item, which is its kind. */
function freeBy(kind: DealKind, set: DealValues, cheapest: number | undefined): Term | undefined {
  const { price, quantity, percent, amount, minimumSpend } = set;
  if (kind === 'percentage') return percent === WHOLE_PRICE ? 'percent' : undefined;
  if (kind === 'fixed') {
    const least = Math.max(minimumSpend ?? 0, (cheapest ?? 0) * (quantity ?? 1));
    return amount !== null && amount >= least ? 'amount' : undefined;
  }
  if (price === 0) return 'price';
  return kind === 'multi_buy' && price === null && quantity === 1 ? 'quantity' : undefined;
}

interface CheckedDeal {
  readonly kind: DealKind;
  readonly set: DealValues;
  readonly columns: DealColumns;
  /** The lowest price of its items in any store; undefined where no store sells one. */
  readonly cheapest: number | undefined;
  /** What it was: terms and times that have not been changed are not checked, so that words can always be corrected. */
  readonly was?: DealValues | undefined;
}

/** What keeps a deal from being saved, by field. */
export function dealFaults({ kind, set, columns, cheapest, was }: CheckedDeal): ProblemField[] {
  const faults = timeFaults({ startsAt: set.startsAt, endsAt: set.endsAt }, [columns.startsAt, columns.endsAt]);
  const isAsLong = was && set.startsAt === was.startsAt && set.endsAt === was.endsAt;
  if (isAsLong && TERMS.every((term) => set[term] === was[term])) return faults;
  const needed = REQUIRED_COLUMNS[kind];
  if (set[needed] === null || (needed === 'amount' && set.amount === 0)) faults.push(fault(needed, NEEDED[needed]));
  for (const term of TERMS)
    if (set[term] !== null && set[term] !== was?.[term] && !TERMS_OF[kind].includes(term))
      faults.push(fault(term, 'A deal of this kind does not have it'));
  const free = freeBy(kind, set, cheapest);
  if (free) faults.push(fault(free, 'With this, shoppers would pay nothing'));
  return faults;
}
