import { darken, lighten } from '../../draw/colour';
import { emoji } from '../../draw/emoji';
import { type Gradient, linear } from '../../draw/gradient';
import { fitted } from '../../draw/lettering';

/** What is printed on a pack. The pack carries the product's short name and no brand. */
export type Print = {
  readonly name: string;
  readonly colour: string;
  /** The colour of the label, cap or panel; each shape says where it goes. */
  readonly second?: string;
  /** An emoji on the label. */
  readonly mark?: string;
};

/** Lettering that reads on `colour`. */
export function inkOn(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const luminance = 0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return luminance > 150 ? darken(colour, 0.72) : '#fffdf6';
}

/** Light across a round or bulging front: darker edges, a lit stripe left of the middle. */
export function across(colour: string): Gradient {
  return linear([
    [0, darken(colour, 0.2)],
    [0.12, colour],
    [0.32, lighten(colour, 0.24)],
    [0.55, colour],
    [0.86, darken(colour, 0.14)],
    [1, darken(colour, 0.3)],
  ]);
}

/** Light down a flat front. */
export function down(colour: string): Gradient {
  return linear(
    [
      [0, lighten(colour, 0.14)],
      [0.5, colour],
      [1, darken(colour, 0.12)],
    ],
    [0, 0, 0.35, 1],
  );
}

export const filled = (gradient: Gradient, path: string, more = ''): string =>
  `${gradient.def}<path d="${path}" fill="${gradient.fill}" ${more}/>`;

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = radius;
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A soft vertical light, the sheen of film and glass. */
export function sheen(x: number, y: number, width: number, height: number, strength = 0.5): string {
  const light = linear([
    [0, '#ffffff', 0],
    [0.5, '#ffffff', strength],
    [1, '#ffffff', 0],
  ]);
  return `${light.def}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="${light.fill}"/>`;
}

/** The name over the mark, or the name alone, within a box. */
export function printed(print: Print, on: string, cx: number, cy: number, width: number, height: number): string {
  const ink = inkOn(on);
  if (print.mark === undefined) return fitted(print.name, cx, cy, width, height, ink);
  const mark = Math.min(height * 0.54, width * 0.62);
  return (
    fitted(print.name, cx, cy - mark / 2, width, height - mark - 2, ink) +
    emoji(print.mark, cx, cy + height / 2 - mark / 2, mark)
  );
}
