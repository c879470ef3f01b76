import type { DayClose } from '@storefront/api/entities/day-close';
import { closeRows, decimalText, partsOf } from './close-rows';
import { csvField } from './csv-field';

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
