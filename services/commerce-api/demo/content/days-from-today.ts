import type { ImportKind } from '@storefront/api/entities/import-report';
import type { Batch } from '../../src/modules/import/read-files';
import { addDays } from '../../src/time/local-day';

/**
 * Cells of the import files that are days: by file, code and column, how many days after today. A file can only name
 * dates, which would soon have passed: a demonstration always has a deal that is on, one to come and one that is over.
 */
export type DaysFromToday = Readonly<
  Partial<Record<ImportKind, Readonly<Record<string, Readonly<Record<string, number>>>>>>
>;

export const groceryDays: DaysFromToday = {
  items: { 'mince-pies-6-pack': { available_from: 5 }, 'mince-pies-12-pack': { available_from: 5 } },
  deals: {
    'two-punnets-for-4': { starts_on: -5, ends_on: 8 },
    'a-quarter-off-six-bottles': { starts_on: -3, ends_on: 24 },
    'soup-week': { starts_on: 6, ends_on: 12 },
    'harvest-loaves': { starts_on: -30, ends_on: -10 },
  },
};

export const retailDays: DaysFromToday = {
  deals: {
    'two-towels-for-30': { starts_on: -10, ends_on: 17 },
    'summer-on-the-sill': { starts_on: -90, ends_on: -41 },
  },
};

/**
 * The rows of a file with its days added as columns.
 * @throws Error when the file lacks a row that has days
 */
export function withDays(batch: Batch, days: DaysFromToday, today: string): Batch {
  const cells = days[batch.kind] ?? {};
  const columns = [...new Set(Object.values(cells).flatMap(Object.keys))];
  const code = batch.columns.indexOf('code');
  const rows = new Set(batch.rows.map(({ cells: row }) => row[code]));
  const missing = Object.keys(cells).find((name) => !rows.has(name));
  if (missing !== undefined) throw new Error(`The file ${batch.kind} has no row ${missing}`);
  const dayOf = (ahead: number | undefined) => (ahead === undefined ? '' : addDays(today, ahead));
  return {
    ...batch,
    columns: [...batch.columns, ...columns],
    rows: batch.rows.map((row) => ({
      ...row,
      cells: [...row.cells, ...columns.map((column) => dayOf(cells[row.cells[code] ?? '']?.[column]))],
    })),
  };
}
