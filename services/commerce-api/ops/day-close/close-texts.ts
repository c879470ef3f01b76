import type { Comparison, DayClose, DayCloseSums } from '@storefront/api/entities/day-close';
import { closeRows, decimalText, partsOf } from '@storefront/messages/day-close/close-rows';
import { differenceLine } from '../book-difference';
import { formatTable } from '../table';

function tableOf(sums: DayCloseSums, currency: string): string[] {
  const rows = closeRows(sums).filter(({ amount, count, entry }) => amount !== 0 || count || entry === 'Total');
  const amounts = rows.map(({ amount }) => decimalText(amount, currency));
  const width = Math.max(...amounts.map(({ length }) => length));
  return formatTable(
    ['', '', 'Count', currency.padStart(width)],
    rows.map(({ group, entry, count }, place) => [
      group === rows[place - 1]?.group ? '' : group,
      entry,
      String(count ?? '').padStart('Count'.length),
      (amounts[place] ?? '').padStart(width),
    ]),
  );
}

function comparisonLines({ gateway, differences }: Comparison): string[] {
  if (differences === null) return [`${gateway} did not list its payments; ask again later`];
  return [...differences.map(differenceLine), `${gateway}: ${differences.length} differences from its list`];
}

/** A day close as a table for each store, and one of all. */
export function closeTable(close: DayClose): string[] {
  const { business, day, to, timeZone, isClosed, currency, comparison } = close;
  return [
    `${business}, ${day === to ? day : `${day} to ${to}`} (${timeZone})`,
    ...(isClosed ? [] : ['The last day is not over: the sums may still change']),
    ...partsOf(close).flatMap(({ title, sums }) => ['', title, '', ...tableOf(sums, currency)]),
    '',
    ...(comparison ?? []).flatMap(comparisonLines),
    ...(comparison ? [] : ['The gateways’ lists were not compared: these are too many days']),
  ];
}
