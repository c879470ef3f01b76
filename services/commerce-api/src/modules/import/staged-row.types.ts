/** A row as its file has it: text in the order of its batch's columns. */
export interface StagedRow {
  row: number;
  cells: string[];
  broken?: boolean;
}
