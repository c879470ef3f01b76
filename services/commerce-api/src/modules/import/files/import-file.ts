import type { ImportKind } from '@storefront/api/entities/import-report';
import type { Column } from '../columns/column';

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** What a row says; a column that its file does not have is left out. */
export type RowOf<C extends Columns> = { [N in keyof C]?: C[N] extends Column<infer T> ? T | undefined : never };

export interface ImportFile<C extends Columns = Columns> {
  kind: ImportKind;
  about: string;
  /** Together these name a row: two rows of one file may not have the same, and no row goes without. */
  key: readonly string[];
  /** A row replaces what the shop has, so it never leaves a needed column out; else it changes what it says. */
  whole?: boolean;
  columns: C;
}

export const defineFile = <const C extends Columns>(
  file: ImportFile<C> & { key: readonly (keyof C & string)[] },
): ImportFile<C> => file;
