import type { ImportKind, ImportReport } from '@storefront/api/entities/import-report';
import type { TestService } from './test-service';

export type FileRow = Readonly<Record<string, string>>;
export type TestFiles = Partial<Record<ImportKind, readonly FileRow[]>>;

export interface ImportTestOptions {
  removeMissing?: boolean;
  checkOnly?: boolean;
  applyValid?: boolean;
  allowDelisting?: boolean;
  business?: string;
}

export interface Outcome {
  status: number;
  applied: boolean;
  report: ImportReport;
  /** Problems as 'items 2 price: …'. */
  messages: string[];
  /** Warnings in the same form. */
  warnings: string[];
  /** The changes as 'items +3 ~1 -0'; kinds without changes are left out. */
  changes: string[];
}

const lineOf = ({ kind, row, column, message }: ImportReport['problems'][number]) =>
  `${kind} ${row} ${column ?? '-'}: ${message}`;

/** Sends rows like the command does, and commits them. A row's number is its index in the list, from 1. */
export async function importTestFiles(
  service: TestService,
  files: TestFiles,
  options: ImportTestOptions = {},
): Promise<Outcome> {
  const { removeMissing, checkOnly, applyValid, allowDelisting, business = 'testmarket' } = options;
  const admin = { admin: true };
  const begun = await service.call('POST /admin/import-begin', { removeMissing, business }, admin);
  const { importId } = begun.data;
  let batch = 0;
  for (const [kind, rows] of Object.entries(files) as [ImportKind, readonly FileRow[]][]) {
    for (const [place, row] of rows.entries()) {
      batch += 1;
      const columns = Object.keys(row);
      const one = { row: place + 1, cells: Object.values(row) };
      await service.call('POST /admin/import-rows', { importId, batch, kind, columns, rows: [one] }, admin);
    }
  }
  const { status, data } = await service.call(
    'POST /admin/import-commit',
    { importId, checkOnly, applyValid, allowDelisting },
    admin,
  );
  const report = data.report ?? { problems: [], problemCount: 0, warnings: [], warningCount: 0, counts: [] };
  if (checkOnly) await service.call('POST /admin/import-abort', { importId }, admin);
  return {
    status,
    applied: data.applied,
    report,
    messages: report.problems.map(lineOf),
    warnings: report.warnings.map(lineOf),
    changes: report.counts
      .filter(({ added, changed, removed }) => added + changed + removed > 0)
      .map(({ what, added, changed, removed }) => `${what} +${added} ~${changed} -${removed}`),
  };
}
