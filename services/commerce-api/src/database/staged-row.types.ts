/** A row as uploaded: texts in the order of its batch's columns. */
export interface StagedRow {
  row: number;
  cells: string[];
  broken?: boolean;
}
