import { darken, lighten } from '../draw/colour';
import { top, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, plate, rod, stand, vessel } from './parts';

export const mug = (c: string, cx = CX, y = 0): string =>
  stand(cx, 40, 172 + y) +
  `<g transform="translate(${cx - 100} ${y})">${rod('M136 100q34 -6 32 22t-38 24', c, 11)}${vessel(
    [
      [82, 42],
      [86, 42.5],
      [130, 42],
      [158, 40],
      [168, 35],
      [171, 31],
    ],
    c,
    CX,
    0.17,
    0.6,
  )}</g>`;

export const espressoCup = (c: string): string =>
  [
    stand(CX, 58),
    turned(
      [
        [162, 60, true],
        [166, 57],
        [174, 26],
      ],
      c,
      CX,
      { tilt: 0.17 },
    ),
    top(CX, 162, 58, c, 0.17),
    rod('M132 122q22 -4 20 12t-24 14', c, 8),
    vessel(
      [
        [106, 36],
        [126, 35],
        [146, 28],
        [158, 18],
      ],
      c,
      CX,
      0.18,
      0.6,
    ),
  ].join('');

export const bowl = (c: string): string =>
  stand(CX, 40, 172) +
  vessel(
    [
      [100, 70],
      [112, 68],
      [136, 57],
      [158, 40],
      [167, 28],
      [171, 27],
    ],
    c,
    CX,
    0.2,
    0.55,
  );

export const deepBowl = (c: string): string =>
  stand(CX, 34, 172) +
  vessel(
    [
      [92, 54],
      [110, 53],
      [138, 44],
      [160, 28],
      [166, 22],
      [171, 23],
    ],
    c,
    CX,
    0.2,
    0.55,
  );

export const nesting = (a: string, b: string): string =>
  stand(CX, 42, 172) +
  vessel(
    [
      [108, 68],
      [122, 65],
      [146, 52],
      [164, 33],
      [171, 27],
    ],
    a,
    CX,
    0.2,
  ) +
  vessel(
    [
      [78, 53],
      [92, 51],
      [112, 42],
      [126, 28],
    ],
    b,
    CX,
    0.2,
  ).replace('<path', '<path');

export function plates(c: string, count: number, radius = 74): string {
  const stack = Array.from({ length: count }, (_, i) => {
    const y = 160 - i * 11;
    const plate = turned(
      [
        [y, radius, true],
        [y + 3, radius, true],
        [y + 9, radius * 0.62],
        [y + 11, radius * 0.6],
      ],
      c,
      CX,
      { tilt: 0.2, gloss: 0.4 },
    );
    // Its upper side, in the shadow of the next plate, shows between the rims.
    return `${plate}<ellipse cx="${CX}" cy="${y}" rx="${radius}" ry="${radius * 0.2}" fill="${darken(c, 0.34)}"/>`;
  });
  const y = 160 - (count - 1) * 11;
  return [
    stand(CX, radius * 0.9, 172),
    ...stack,
    top(CX, y, radius, c, 0.2),
    `<ellipse cx="100" cy="${y + 2}" rx="${radius * 0.66}" ry="${radius * 0.125}" fill="${darken(c, 0.14)}"/>`,
    `<ellipse cx="100" cy="${y + 3.4}" rx="${radius * 0.64}" ry="${radius * 0.115}" fill="${lighten(c, 0.1)}"/>`,
  ].join('');
}

export const jug = (c: string): string =>
  stand(CX, 36) +
  rod('M130 70q40 -6 34 34t-34 34', c, 10) +
  vessel(
    [
      [50, 30],
      [60, 27],
      [78, 29],
      [108, 43],
      [140, 46],
      [164, 36],
      [174, 31],
    ],
    c,
    CX,
    0.18,
    0.6,
  ) +
  plate('M72 52q-12 -8 -14 -4q2 10 14 18z', c);

export const teapot = (c: string): string =>
  [
    stand(CX, 46),
    rod('M62 96q-46 -8 -42 28t46 24', c, 10),
    plate('M136 120q22 -2 26 -32q2 -10 14 -12l6 8q-8 4 -10 18q-4 34 -36 44z', c),
    turned(
      [
        [84, 26],
        [96, 44],
        [122, 56],
        [150, 48],
        [170, 32],
        [175, 29],
      ],
      c,
      CX,
      { gloss: 0.6 },
    ),
    turned(
      [
        [71, 0],
        [74, 12],
        [78, 22],
        [86, 29],
      ],
      c,
      CX,
      { gloss: 0.6 },
    ),
    turned(
      [
        [57, 0],
        [59, 6],
        [65, 9],
        [74, 4],
      ],
      c === palette.oak ? STEEL : palette.oak,
      CX,
      { gloss: 0.4 },
    ),
  ].join('');
