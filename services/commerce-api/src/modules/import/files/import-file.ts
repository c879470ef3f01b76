import type { ImportKind } from '@storefront/api/entities/import-report';
import type { Column } from '../columns/column';

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The parsed values of a row; a column missing from the file is missing here. */
export type RowOf<C extends Columns> = { [N in keyof C]?: C[N] extends Column<infer T> ? T | undefined : never };

export interface ImportFile<C extends Columns = Columns> {
  kind: ImportKind;
  about: string;
  /** The columns that identify a row; they are required and unique within a file. */
  key: readonly string[];
  /**
   * True when a row replaces the stored one, so required columns must be present; false when it updates only the given
   * columns.
   */
  whole?: boolean;
  /** True when the rows are parts of what their first key column names, and incomplete without each other. */
  isPart?: boolean;
  columns: C;
}

export const defineFile = <const C extends Columns>(
  file: ImportFile<C> & { key: readonly (keyof C & string)[] },
): ImportFile<C> => file;
