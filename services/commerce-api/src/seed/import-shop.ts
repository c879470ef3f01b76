import type { ImportReport } from '@storefront/api/entities/import-report';
import { instantOf } from '@storefront/dates/zone';
import type { Database } from '../database/database.types';
import type { Business } from '../modules/businesses/businesses.repository';
import { applyPlan } from '../modules/import/apply/apply-plan';
import type { NamedKind } from '../modules/import/plan/plan-context';
import { planImport } from '../modules/import/plan/plan-import';
import { Problems } from '../modules/import/plan/problems';
import { type Batch, readFiles } from '../modules/import/read-files';
import { localDay } from '../time/local-day';

interface ImportedShop {
  readonly business: Business;
  readonly files: readonly Batch[];
  readonly now: Date;
  newId(kind: NamedKind): number;
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

/**
 * Imports a shop's files in the caller's transaction, by the same plan and the same statements as an operator's import.
 * @returns what was added, and the warnings
 * @throws Error with the first problem of the files
 */
export async function importShop(
  tx: Database,
  { business, files, now, newId }: ImportedShop,
): Promise<Pick<ImportReport, 'counts' | 'warnings'>> {
  const [problems, warnings] = [new Problems(), new Problems()];
  const read = await readFiles(each(files), business, problems);
  const step = () => {};
  const plan = await planImport({
    db: tx,
    business,
    files: read,
    removeMissing: false,
    allowDelisting: false,
    problems,
    warnings,
    step,
    newId,
  });
  const [problem] = problems.first();
  if (problem)
    throw new Error(`${business.name}, ${problem.kind}, line ${problem.row}: ${problem.column} ${problem.message}`);
  // As if it had been imported in the morning: the times of today that have passed exist too, as in a running shop.
  const { timeZone } = business.settings;
  await applyPlan({ tx, step }, plan, business, instantOf(localDay(now, timeZone), '00:00', timeZone));
  return { counts: plan.counts, warnings: warnings.first() };
}
