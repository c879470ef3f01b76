import type { ImportKind, ImportProblem } from '@storefront/api/entities/import-report';
import type { Columns, ImportFile } from '../files/import-file';
import { importFiles } from '../files/import-files';
import { keyOf, type ReadFile, type ReadFiles } from '../read-files';
import type { PlanContext } from './plan-context';
import { type ImportPlan, type PlanInput, planImport } from './plan-import';
import { Problems } from './problems';

/** Takes the rows with problems out of the files. @returns whether one was there */
function refuseRows(files: ReadFiles, problems: readonly ImportProblem[]): boolean {
  const refused = new Map<ImportKind, Set<number>>();
  for (const { kind, row } of problems) refused.set(kind, (refused.get(kind) ?? new Set()).add(row));
  let hasChanged = false;
  for (const [kind, numbers] of refused) {
    const { key }: ImportFile = importFiles[kind];
    const file = files[kind] as unknown as ReadFile<Columns> & { keys: Set<string>; refused: Set<string> };
    for (const { row, values } of file.rows) {
      if (!numbers.has(row)) continue;
      const code = keyOf(...key.map((name) => String(values[name])));
      file.keys.delete(code);
      file.refused.add(code);
      hasChanged = true;
    }
    file.rows = file.rows.filter(({ row }) => !numbers.has(row));
  }
  return hasChanged;
}

/**
 * Plans only the rows without a problem. A row can lose what it refers to when another is refused, so the rest is
 * planned again until no more are refused. @returns undefined when everything is refused
 */
export async function planValidRows(given: PlanInput & Pick<PlanContext, 'problems'>): Promise<ImportPlan | undefined> {
  const { files, problems, warnings } = given;
  refuseRows(files, problems.all());
  for (;;) {
    if (problems.refuseEverything) return undefined;
    const found = { problems: new Problems(), warnings: new Problems() };
    const plan = await planImport({ ...given, ...found });
    problems.addAll(found.problems);
    if (found.problems.count === 0) {
      warnings.addAll(found.warnings);
      return plan;
    }
    if (!refuseRows(files, found.problems.all()) && !problems.refuseEverything)
      throw new Error('The problems of an import name none of its rows');
  }
}
