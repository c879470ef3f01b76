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
  /** Why a code has no id. */
  unknown(code: string): string;
  mentioned: ReadonlySet<number>;
}

const FILES = {
  store: 'stores',
  category: 'categories',
  item: 'items',
  deal: 'deals',
  coupon: 'coupons',
  banner: 'banners',
} as const;

/** Why a row is refused that refers to a refused one. */
export const refusedWith = (what: string, code: string) =>
  `${what} ${code} is refused, and this row needs it; correct that row first`;

export function nameRows<C extends Columns, T extends { id: number; code: string | null; slug: string }>(
  what: keyof typeof FILES,
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
    unknown: (code) =>
      file.refused.has(code)
        ? refusedWith(what, code)
        : `there is no ${what} ${code}; add it to ${FILES[what]}, or correct the code`,
    mentioned: new Set(rows.map(({ id }) => id)),
  };
}
