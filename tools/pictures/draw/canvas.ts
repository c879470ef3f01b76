/** Every tile motif is drawn on a square of this many units, standing on GROUND. */
export const SIDE = 200;
export const GROUND = 178;

/** Joins the parts of a picture; false and undefined parts are left out. */
export const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('');

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A whole SVG document. */
export function picture(body: string, width = SIDE, height = SIDE): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

/** Moves and scales a drawing. */
export function place(body: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotate} scale(${round(scale * 1000) / 1000})">${body}</g>`;
}
