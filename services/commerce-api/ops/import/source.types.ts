import type { ImportKind } from '@storefront/api/entities/import-report';

/** A row as its file has it: text under the names of columns. */
export interface SourceRow {
  /** The line of a CSV file, or the entry of a JSON file, both from 1. */
  row: number;
  /** Shared by the rows that have the same columns. */
  columns: readonly string[];
  cells: string[];
  broken?: boolean;
}

/** One file of a folder, as far as it could be read. */
export interface Source {
  kind: ImportKind;
  /** Its name in the folder, as 'items.csv'. */
  name: string;
  rows: SourceRow[];
  /** Nothing of it can be told: its rows are not sent. */
  unreadable: boolean;
  /** For a JSON file, the line on which each entry begins. */
  lines?: readonly number[];
}

/** What is wrong with a file; `row` nought is the file as a whole. */
export interface SourceProblem {
  file: string;
  row: number;
  column: string | null;
  message: string;
}

export type ReportProblem = (problem: Omit<SourceProblem, 'file'>) => void;
