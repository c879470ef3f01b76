import type { Business } from '../../businesses/businesses.repository';

/** How many characters of a cell an error message quotes. */
const MAX_QUOTED_LENGTH = 60;

/** One column of an import file: how its cells are parsed and documented. */
export interface Column<T> {
  /** Description for a shop owner. */
  about: string;
  /** Allowed values of a cell. */
  accepts: string;
  /** Never blank; required for a new row. */
  required: boolean;
  /** The meaning of a blank cell. Undefined keeps the stored value, or gives a new row the default. */
  blank: T | undefined;
  /** Parses a trimmed cell that is not blank. @throws CellFault when it is invalid */
  read(text: string, business: Business): T;
}

/** Thrown by a column's `read`: what is wrong with the cell and what would be valid. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

type ColumnDefinition<T> = Pick<Column<T>, 'about' | 'accepts' | 'read'>;

export const required = <T>(column: ColumnDefinition<T>): Column<T> => ({
  ...column,
  required: true,
  blank: undefined,
});
export const optional = <T, B>(column: ColumnDefinition<T>, blank: B): Column<T | B> => ({
  ...column,
  required: false,
  blank,
});
/** A blank cell keeps the stored value. */
export const optionalColumn = <T>(column: ColumnDefinition<T>): Column<T> => ({
  ...column,
  required: false,
  blank: undefined,
});

/** A cell as quoted in a message. */
export const quoted = (text: string) =>
  `“${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 3)}…` : text}”`;

/** Several values in one cell, such as 'milk | egg'; duplicates count once. */
export function listIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
}
