import type { ImportKind } from '@storefront/api/entities/import-report';
import type { Columns, ImportFile } from '../files/import-file';
import { importFiles } from '../files/import-files';
import type { Row } from '../read-files';
import type { Problems } from './problems';

/** Reports the required fields that a new row lacks. */
export function requireFieldsOfNewRow(
  kind: ImportKind,
  code: string,
  { row, values, faulty }: Row<Columns>,
  problems: Problems,
): boolean {
  const { columns }: ImportFile = importFiles[kind];
  const lacking = Object.entries(columns).filter(
    ([name, column]) => column.required && values[name] === undefined && !faulty.has(name),
  );
  for (const [name] of lacking)
    problems.add(kind, row, name, `${code} is new to the shop, so it needs a ${name}: add the column`);
  return lacking.length === 0;
}
