import { newId } from '../../../ids';
import type { Columns } from '../files/import-file';
import type { ReadFile, Row } from '../read-files';
import type { CodeIndex } from './code-index';

/** A row of a file with the id that it has or gets, and with what the shop has of it. */
export interface NamedRow<C extends Columns, T> {
  id: number;
  code: string;
  row: Row<C>;
  existing: T | undefined;
}

/** What codes mean during an import: what the shop has, and what the file brings. */
export interface Names<C extends Columns, T> {
  rows: NamedRow<C, T>[];
  /** The id behind a code; 'unknown' when its file could not be read, so that nobody is blamed for it. */
  idOf(code: string): number | 'unknown' | undefined;
  mentioned: ReadonlySet<number>;
}

export function nameRows<C extends Columns, T extends { id: number; code: string | null; slug: string }>(
  file: ReadFile<C>,
  index: CodeIndex<T>,
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
