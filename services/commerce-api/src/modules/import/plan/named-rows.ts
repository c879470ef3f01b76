import type { Columns } from '../files/import-file';
import type { ReadFile, Row } from '../read-files';
import type { CodeIndex } from './code-index';

/** A file row with its existing or new id and its stored row. */
export interface NamedRow<C extends Columns, T> {
  id: number;
  code: string;
  row: Row<C>;
  existing: T | undefined;
}

/** Resolves codes during an import to stored rows or rows of the files. */
export interface Names<C extends Columns, T> {
  rows: NamedRow<C, T>[];
  /** The id of a code; 'unknown' when its file could not be read, so that no row gets a misleading problem. */
  idOf(code: string): number | 'unknown' | undefined;
  mentioned: ReadonlySet<number>;
}

export function nameRows<C extends Columns, T extends { id: number; code: string | null; slug: string }>(
  file: ReadFile<C>,
  index: CodeIndex<T>,
  newId: () => number,
): Names<C, T> {
  const rows = file.rows.map((row) => {
    const code = String(row.values.code);
    const existing = index.find(code);
    return { id: existing?.id ?? newId(), code, row, existing };
  });
  const byCode = new Map(rows.map((one) => [one.code, one.id]));
  return {
    rows,
    idOf(code) {
      const id = byCode.get(code) ?? index.find(code)?.id;
      if (id !== undefined) return id;
      return file.unreadable || file.keys.has(code) ? 'unknown' : undefined;
    },
    mentioned: new Set(rows.map(({ id }) => id)),
  };
}
