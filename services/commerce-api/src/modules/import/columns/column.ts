import type { Business } from '../../businesses/businesses.repository';

/** Characters of a cell that a problem repeats: enough to find it again. */
const QUOTED_LENGTH = 60;

/** One column of an import file: how its cells are read, and what the how-to says of it. */
export interface Column<T> {
  /** What it is, as a shop owner would put it. */
  about: string;
  /** What may stand in a cell. */
  takes: string;
  /** Never blank; a row that is new to the shop must have it. */
  required: boolean;
  /** What a blank cell means. Undefined: the shop's own value stays, or a new row is given one. */
  blank: T | undefined;
  /** A cell that is not blank, trimmed. Throws a CellFault when it cannot be that. */
  read(text: string, business: Business): T;
}

/** Thrown by a column's `read`: what is wrong with the cell and what would be right. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

type ColumnDefinition<T> = Pick<Column<T>, 'about' | 'takes' | 'read'>;

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
/** Blank leaves what the shop has. */
export const optionalColumn = <T>(column: ColumnDefinition<T>): Column<T> => ({
  ...column,
  required: false,
  blank: undefined,
});

/** A cell as a message shows it. */
export const quoted = (text: string) =>
  `“${text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH - 3)}…` : text}”`;

/** Several in one cell, as 'milk | egg'; doubles count once. */
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
