import { join, picture, place } from '../draw/canvas';
import { emoji, standing } from '../draw/emoji';
import { shadow } from '../draw/shadow';
import type { Recipe } from '../recipe';
import { bottle, juiceBottle } from './packs/bottles';
import { carton } from './packs/boxes';
import type { Print } from './packs/pack';
import { can } from './packs/tins';
import { inRows } from './rows';

/** Things without a pack. */
export const loose = (motif: string, draw: () => string): Recipe => ({
  motif,
  brand: 'grocery',
  shape: 'tile',
  draw: () => picture(draw()),
});

/** Packs are drawn with room around them; a tile shows them a little larger. */
export const larger = (body: string): string => place(body, -9, -11, 1.09);

/** A picture whose packs are sold by number, and show exactly what they contain. */
export type Countable = Recipe & {
  /** The drawing of a pack of `number`. */
  readonly counted: (number: number) => string;
};

/** A pack sold by number. */
export const countable = (motif: string, counted: (number: number) => string, number: number): Countable => ({
  ...loose(motif, () => counted(number)),
  counted,
});

/** Exactly `number` of a kind, without a pack. */
export const count = (motif: string, name: string, number: number): Countable =>
  countable(
    motif,
    (of) => inRows(of, { ground: 178, width: 1, behind: 0.86 }, (x, at, size) => standing(name, x, size, at)),
    number,
  );

/** One large thing, alone. */
export const one = (motif: string, name: string, turn = 0): Recipe =>
  loose(motif, () => standing(name, 100, 140, 174, turn));

/** A thing and another of its kind behind it. */
export const pair = (motif: string, front: string, behind = front): Recipe =>
  loose(motif, () => join(standing(behind, 132, 96, 160), standing(front, 78, 112, 176)));

/** Three of a kind, one behind two. */
export const three = (motif: string, left: string, right = left, behind = left): Recipe =>
  loose(motif, () => join(standing(behind, 100, 88, 122), standing(left, 62, 92, 174), standing(right, 138, 92, 174)));

/** Four of a kind in two rows. */
export const four = (motif: string, name: string, turn = 0): Recipe =>
  loose(motif, () =>
    join(
      ...(
        [
          [66, 104],
          [134, 104],
          [64, 176],
          [138, 176],
        ] as const
      ).map(([x, ground], i) => standing(name, x, 80, ground, i % 2 === 0 ? -turn : turn)),
    ),
  );

/** Small things in a loose heap, of berries, nuts or sprouts. */
export const heap = (motif: string, name: string): Recipe =>
  loose(motif, () =>
    join(
      shadow(100, 70, 168),
      ...(
        [
          [72, 84],
          [126, 82],
          [46, 122],
          [100, 116],
          [152, 122],
          [74, 148],
          [128, 148],
        ] as const
      ).map(([x, y], i) => emoji(name, x, y, 56, ((i * 37) % 50) - 25)),
    ),
  );

/** A picture of one pack, of which a multipack shows several. */
export type Pack = Recipe & {
  /** The pack without the objects beside it. */
  readonly alone: () => string;
  /** Its width as a share of the tile's. */
  readonly width: number;
};

const NARROW: ReadonlySet<(print: Print) => string> = new Set([bottle, can, carton, juiceBottle]);

/** A drawn pack, with or without a thing beside its foot. */
export const pack = (motif: string, shape: (print: Print) => string, print: Print, beside?: string): Pack => ({
  ...loose(motif, () => larger(join(shape(print), beside !== undefined && standing(beside, 156, 58, 182)))),
  alone: () => larger(shape(print)),
  width: NARROW.has(shape) ? 0.5 : 0.68,
});

/** Any other drawing on a tile. */
export const drawn = (motif: string, draw: () => string): Recipe => loose(motif, () => larger(draw()));
