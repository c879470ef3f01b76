import { join } from '../draw/canvas';

/** How many stand in each row, the back row first. */
function rowsOf(number: number): number[] {
  if (number <= 2) return [number];
  const rows = number <= 6 ? 2 : number <= 12 ? 3 : 4;
  const front = Math.ceil(number / rows);
  const behind = rowsBehind(number - front, rows - 1);
  return [...behind, front];
}

function rowsBehind(number: number, rows: number): number[] {
  if (rows === 1) return [number];
  const first = Math.floor(number / rows);
  return [first, ...rowsBehind(number - first, rows - 1)];
}

/** Where rows stand. */
export type Rows = {
  /** The position of the front row, in units of the tile. */
  readonly ground: number;
  /** Width of a thing as a share of its size: narrow things stand closer. */
  readonly width: number;
  /** How much of a thing shows above the row before it, as a share of its size. */
  readonly behind: number;
};

/**
 * Equal things in rows on the square of a tile, the back row first.
 * @param number how many
 * @param draw one thing at a middle, a ground and a size in units
 */
export function inRows(
  number: number,
  { ground, width, behind }: Rows,
  draw: (x: number, ground: number, size: number) => string,
): string {
  const rows = rowsOf(number);
  const size = Math.min(196 / (Math.max(...rows) * width), 172 / (1 + (rows.length - 1) * behind), 170);
  return join(
    ...rows.flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, at) =>
        draw(100 + (at - (inRow - 1) / 2) * size * width, ground - (rows.length - 1 - row) * size * behind, size),
      ),
    ),
  );
}
