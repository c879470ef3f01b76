import type { ImportKind } from '@storefront/api/entities/import-report';

/** A row of a file: texts by column name. */
export interface SourceRow {
  /** The line of a CSV file, or the entry of a JSON file, both from 1. */
  row: number;
  /** Shared by the rows that have the same columns. */
  columns: readonly string[];
  cells: string[];
  /** The cells as in the file, when pictures were given other names. */
  original?: readonly string[];
  /** The pictures that the cells name, as in the file. */
  originalPictures?: readonly string[];
  broken?: boolean;
}

/** One file of a folder, as far as it could be read. */
export interface Source {
  kind: ImportKind;
  /** Its name in the folder, as 'items.csv'. */
  name: string;
  rows: SourceRow[];
  /** The file could not be parsed, so its rows are not sent. */
  unreadable: boolean;
  /** Of a CSV file. */
  delimiter?: string;
  /** For a JSON file, the line on which each entry starts. */
  lines?: readonly number[];
}

/** A problem of a file; row 0 means the whole file. */
export interface SourceProblem {
  file: string;
  row: number;
  column: string | null;
  message: string;
  /** The row is only the first of those that it concerns. */
  wholeFile?: true;
}

export type ReportProblem = (problem: Omit<SourceProblem, 'file'>) => void;
