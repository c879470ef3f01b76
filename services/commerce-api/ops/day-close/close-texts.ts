import type { Comparison, DayClose, DayCloseSums } from '@storefront/api/entities/day-close';
import { differenceLine } from '../book-difference';
import { csvField } from '../csv-field';
import { formatTable } from '../table';
import { closeRows, decimalText, partsOf } from './close-rows';

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

const CSV_COLUMNS = ['day', 'to', 'business', 'store', 'group', 'entry', 'count', 'amount', 'currency'];

/** A day close as CSV, a line for each amount; those without a store are the sums of all. */
export function closeCsv(close: DayClose): string[] {
  const { business, day, to, currency } = close;
  const rows = partsOf(close).flatMap(({ slug, sums }) =>
    closeRows(sums).map(({ group, entry, count, amount }) => [
      day,
      to,
      business,
      slug,
      group,
      entry,
      String(count ?? ''),
      decimalText(amount, currency),
      currency,
    ]),
  );
  return [CSV_COLUMNS, ...rows].map((row) => row.map((cell) => csvField(cell)).join(','));
}
