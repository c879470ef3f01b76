import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import { instantOfMinute, localMinute } from '../../../time/local-minute';
import type { DealRow } from '../../catalogue/deals.repository';

/** What staff change of a deal. */
export type DealColumns = Pick<
  DealRow,
  'name' | 'text' | 'description' | 'price' | 'quantity' | 'percent' | 'amount' | 'minimumSpend' | 'startsAt' | 'endsAt'
>;

/** A deal's columns as staff read them, with its times by the clocks of the business. */
export function dealValues(row: DealColumns, zone: string): DealValues {
  const { name, text, description, price, quantity, percent, amount, minimumSpend } = row;
  const minute = (instant: Date | null) => instant && localMinute(instant, zone);
  return {
    name,
    text,
    description,
    price,
    quantity,
    percent,
    amount,
    minimumSpend,
    startsAt: minute(row.startsAt),
    endsAt: minute(row.endsAt),
  };
}

/** The columns of what staff say. Their times have been checked; an unchanged one keeps its seconds. */
export function dealColumns(set: DealValues, zone: string, was?: DealColumns): DealColumns {
  const before = was && dealValues(was, zone);
  const instant = (name: 'startsAt' | 'endsAt') => {
    const local = set[name];
    if (was && before?.[name] === local) return was[name];
    return local === null ? null : (instantOfMinute(local, zone) ?? null);
  };
  return { ...set, startsAt: instant('startsAt'), endsAt: instant('endsAt') };
}
