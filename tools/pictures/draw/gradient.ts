import { round } from './canvas';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

let drawn = 0;

/** Restarts the numbering of gradients, so that a motif's SVG depends on its recipe alone. */
export function resetGradients(): void {
  drawn = 0;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${round(offset)}" stop-color="${colour}" stop-opacity="${round(opacity)}"/>`,
    )
    .join('');
}

export type Gradient = { readonly def: string; readonly fill: string };

/** A linear gradient in the box of the shape that it fills. */
export function linear(list: readonly Stop[], [x1, y1, x2, y2]: readonly number[] = [0, 0, 1, 0]): Gradient {
  const id = `g${++drawn}`;
  return {
    def: `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

/** A radial gradient in the box of the shape that it fills. */
export function radial(list: readonly Stop[], [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5]): Gradient {
  const id = `g${++drawn}`;
  return {
    def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
    fill: `url(#${id})`,
  };
}

/** A clip made of one path. */
export function clip(path: string): { readonly def: string; readonly use: string } {
  const id = `g${++drawn}`;
  return { def: `<clipPath id="${id}"><path d="${path}"/></clipPath>`, use: `clip-path="url(#${id})"` };
}

/** Blurs a drawing from left to right by this many units. */
export function softenAcross(units: number): { readonly def: string; readonly use: string } {
  const id = `g${++drawn}`;
  return {
    def: `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${round(units)} 0"/></filter>`,
    use: `filter="url(#${id})"`,
  };
}
