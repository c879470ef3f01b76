import { darken, lighten } from '../draw/colour';
import { mouth, turned } from '../draw/turned';
import { BRASS, STEEL } from './palette';
import { CX, laid, plate, rod, stand } from './parts';

export const board = (c: string): string => {
  const face =
    'M52 46q-8 0 -10 10l-8 104q0 12 12 12h108q12 0 12 -12l-8 -104q-2 -10 -10 -10h-34l-4 -22q-2 -6 -10 -6t-10 6l-4 22z';
  return (
    stand(CX, 66, 174) +
    `<g transform="translate(3 3)"><path d="${face}" fill="${darken(c, 0.4)}"/></g>` +
    plate(face, c) +
    `<circle cx="100" cy="30" r="5" fill="${darken(c, 0.6)}"/><path d="M46 80q50 10 108 -2M42 118q60 -12 116 4M44 148q56 8 116 -2" fill="none" stroke="${darken(c, 0.25)}" stroke-width="1.5" opacity=".5"/>`
  );
};

const fork = (x: number): string =>
  plate(
    `M${x} 34v30q0 12 8 16l-2 86q0 6 6 6t6 -6l-2 -86q8 -4 8 -16v-30h-4v28h-5v-28h-6v28h-5v-28z`,
    STEEL,
    [0, 0, 1, 0],
  );

const knife = (x: number): string => plate(`M${x} 30q16 12 16 44v26h-10l4 66q0 6 -6 6t-6 -6z`, STEEL, [0, 0, 1, 0]);

const spoonPart = (x: number): string =>
  plate(
    `M${x + 12} 30q14 0 14 24q0 20 -10 24l2 88q0 6 -6 6t-6 -6l2 -88q-10 -4 -10 -24q0 -24 14 -24z`,
    STEEL,
    [0, 0, 1, 0],
  );

export const cutlery = (): string => stand(100, 60, 176) + fork(46) + knife(96) + spoonPart(124);

export const spoon = (c: string): string =>
  stand(100, 60, 168) +
  laid(
    `${turned(
      [
        [20, 10],
        [30, 19],
        [52, 23],
        [72, 14],
        [82, 7],
        [150, 6],
        [180, 8],
        [184, 4],
      ],
      c,
      CX,
      { gloss: 0.2, tilt: 0.05 },
    )}<ellipse cx="98" cy="48" rx="15" ry="20" fill="${darken(c, 0.35)}" opacity=".6"/>`,
    40,
  );

export const rollingPin = (c: string): string =>
  stand(100, 66, 152) +
  laid(
    turned(
      [
        [14, 6],
        [20, 8],
        [36, 6, true],
        [38, 6, true],
      ],
      darken(c, 0.3),
      CX,
      { gloss: 0.4, tilt: 0.05 },
    ) +
      turned(
        [
          [38, 17],
          [42, 19, true],
          [158, 19, true],
          [162, 17],
        ],
        c,
        CX,
        { gloss: 0.25, tilt: 0.05 },
      ) +
      turned(
        [
          [162, 6, true],
          [178, 8],
          [186, 4],
        ],
        darken(c, 0.3),
        CX,
        { gloss: 0.4, tilt: 0.05 },
      ),
    64,
  );

export const tray = (c: string): string =>
  stand(CX, 78, 160) +
  turned(
    [
      [128, 82, true],
      [134, 82],
      [148, 74],
      [152, 72],
    ],
    c,
    CX,
    { tilt: 0.3, gloss: 0.3 },
  ) +
  mouth(CX, 128, 82, lighten(c, 0.3), 0.3, 5) +
  rod('M18 122q-4 -14 12 -16', BRASS, 5) +
  rod('M182 122q4 -14 -12 -16', BRASS, 5);

/** Folded cloths on a pile. */
export const linen = (c: string, count = 4): string =>
  stand(CX, 66, 174) +
  Array.from({ length: count }, (_, i) => i)
    .map(
      (i) =>
        `${plate(
          `M40 ${146 - i * 26}q0 -6 8 -6h108q10 0 10 13t-10 13h-108q-8 0 -8 -6z`,
          i % 2 === 1 ? lighten(c, 0.28) : c,
          [0, 0, 0.4, 1],
        )}<path d="M44 ${153 - i * 26}h106" stroke="${darken(c, 0.3)}" stroke-width="1.4" opacity=".5"/>`,
    )
    .join('');
