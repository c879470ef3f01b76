import { instantOf } from '@storefront/dates/zone';
import { addDays } from '../../../../time/local-day';
import type { dealsFile } from '../../files/deals-file';
import type { Row } from '../../read-files';
import type { PlanContext } from '../plan-context';
import type { DealRow } from '../shop';
import { valueOrDefault, valueOrNull } from '../table-writes';

type DealOffer = Pick<
  DealRow,
  'kind' | 'price' | 'quantity' | 'percent' | 'amount' | 'minimumSpend' | 'startsAt' | 'endsAt'
>;

/** The columns that each kind of deal requires. */
export const REQUIRED_COLUMNS = {
  multi_buy: 'quantity',
  bundle: 'price',
  percentage: 'percent',
  fixed: 'amount',
} as const satisfies Record<DealRow['kind'], keyof DealOffer>;

/** What a deal offers and when. Days are in the business's time zone, and the last day is included. */
export function dealOffer(
  context: PlanContext,
  row: Row<typeof dealsFile.columns>,
  was: DealRow | undefined,
): DealOffer {
  const { kind, price, quantity, percent, amount, minimum_spend, starts_on, ends_on } = row.values;
  const zone = context.business.settings.timeZone;
  const from = (day: string | null | undefined) => (day == null ? day : instantOf(day, '00:00', zone));
  const gift: DealOffer = {
    kind: valueOrDefault(kind, was?.kind, 'fixed'),
    price: valueOrNull(price, was?.price),
    quantity: valueOrNull(quantity, was?.quantity),
    percent: valueOrNull(percent, was?.percent),
    amount: valueOrNull(amount, was?.amount),
    minimumSpend: valueOrNull(minimum_spend, was?.minimumSpend),
    startsAt: valueOrNull(from(starts_on), was?.startsAt),
    endsAt: valueOrNull(from(ends_on == null ? ends_on : addDays(ends_on, 1)), was?.endsAt),
  };
  const needed = REQUIRED_COLUMNS[gift.kind];
  // A row with an invalid kind already has a problem.
  if (gift[needed] === null && !row.faulty.has(needed) && !row.faulty.has('kind') && (kind || was?.kind === gift.kind))
    context.problems.add('deals', row.row, needed, `a ${gift.kind} needs a ${needed}`);
  if (gift.startsAt && gift.endsAt && gift.startsAt >= gift.endsAt)
    context.problems.add('deals', row.row, 'ends_on', 'is before starts_on; a deal ends on the day it starts or later');
  return gift;
}
