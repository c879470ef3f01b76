import { closeCsv } from '@storefront/messages/day-close/close-csv';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { BUSINESS_OPTION } from '../option-values';
import { closeTable } from './close-texts';

interface DayCloseOptions {
  business?: string;
  store?: string;
  to?: string;
  csv?: true;
  json?: true;
}

/** A year is added up, or the payments of a month are compared one by one. */
const DEADLINE_MS = 120_000;

export const addDayCloseCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('day-close')
    .description('what a business took and gave back on some days, by store')
    .argument('[day]', 'such as 2026-11-26; yesterday without it')
    .option(...BUSINESS_OPTION)
    .option('--store <slug>', 'only a store, by its name in URLs')
    .option('--to <day>', 'the last day, if there are several')
    .option('--csv', 'a line for each amount')
    .option('--json', 'everything, with amounts in minor units')
    .action(async (day: string | undefined, { business, store, to, csv, json }: DayCloseOptions) => {
      if (csv && json) throw new Error('Either --csv or --json');
      if (to !== undefined && day === undefined)
        throw new Error('Which first day? For example: day-close 2026-11-01 --to 2026-11-30');
      const body = { business, store, day, to, compare: true };
      const result = await client(DEADLINE_MS).call('POST /admin/day-close', { body });
      if (!result.ok) throw new Error(result.error.detail);
      if (json) return print(JSON.stringify(result.data, null, 2).split('\n'));
      print(csv ? closeCsv(result.data) : closeTable(result.data));
    });
