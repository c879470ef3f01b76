import { darken, lighten } from '../draw/colour';
import { mouth, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, laid, plate, rod, stand, vessel } from './parts';

export const paintbrush = (c: string): string =>
  stand(104, 56, 168) +
  laid(
    turned(
      [
        [14, 4],
        [22, 8],
        [62, 7],
        [92, 15],
        [100, 18, true],
      ],
      palette.oak,
      CX,
      { gloss: 0.3, tilt: 0.05 },
    ) +
      plate('M76 98h48v24h-48z', STEEL, [0, 0, 1, 0]) +
      plate('M78 122h44l4 44q-24 14 -52 0z', c, [0, 0, 1, 0]),
    40,
  );

export const paintTin = (c: string): string =>
  stand(CX, 46) +
  rod('M54 82q46 -76 92 0', STEEL, 3.5) +
  turned(
    [
      [76, 48, true],
      [172, 48, true],
    ],
    STEEL,
    CX,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [92, 48.3, true],
      [160, 48.3, true],
    ],
    c,
    CX,
    { gloss: 0.3 },
  ) +
  mouth(CX, 76, 48, lighten(c, 0.1), 0.18, 5) +
  `<path d="M120 82q3 30 -1 38t-8 0t-1 -36z" fill="${c}"/>`;

export const tape = (c: string): string =>
  stand(CX, 56, 172) +
  turned(
    [
      [118, 60, true],
      [150, 60, true],
    ],
    c,
    CX,
    { gloss: 0.2, tilt: 0.34 },
  ) +
  [60, 56, 52, 48, 44]
    .map((r, i) => `<ellipse cx="100" cy="118" rx="${r}" ry="${r * 0.34}" fill="${lighten(c, i % 2 ? 0.14 : 0.26)}"/>`)
    .join('') +
  mouth(CX, 118, 40, palette.oak, 0.34, 3) +
  plate('M142 135q20 -8 27 6l-3 15q-8 -12 -26 -5z', lighten(c, 0.2));

export const toolbox = (c: string): string =>
  stand(CX, 70) +
  rod('M72 78v-22q0 -8 8 -8h40q8 0 8 8v22', palette.ink, 9) +
  plate('M28 92q0 -14 14 -14h116q14 0 14 14v26h-144z', lighten(c, 0.08)) +
  plate('M32 118h136v46q0 12 -12 12h-112q-12 0 -12 -12z', c) +
  `<path d="M28 118h144v5h-144z" fill="${darken(c, 0.45)}"/>` +
  plate('M58 108h18v24h-18zM124 108h18v24h-18z', STEEL, [0, 0, 0, 1]);

export const stepladder = (c: string): string =>
  stand(100, 60, 182) +
  rod('M120 24L158 180', darken(c, 0.25), 7) +
  rod('M82 24L44 180', c, 8) +
  rod('M108 24L116 180', c, 8) +
  [60, 96, 132]
    .map((y) =>
      plate(`M${78 - (y - 40) * 0.22} ${y}h${36 + (y - 40) * 0.24}v9h-${36 + (y - 40) * 0.24}z`, c, [0, 0, 0, 1]),
    )
    .join('') +
  plate('M72 18h50v12h-50z', c, [0, 0, 0, 1]);

/** Two treads on crossed legs. */
export const stepStool = (c: string): string =>
  stand(100, 62, 182) +
  rod('M136 84L60 178', darken(c, 0.3), 8) +
  rod('M166 88L92 180', darken(c, 0.3), 8) +
  rod('M52 84L128 178', c, 9) +
  rod('M82 88L158 180', c, 9) +
  plate('M34 76l92 -6l44 12l-92 7z', lighten(c, 0.1), [0, 0, 0, 1]) +
  plate('M34 76l44 13v9l-44 -13z', darken(c, 0.2)) +
  plate('M78 89l92 -7v9l-92 7z', c, [0, 0, 0, 1]) +
  plate('M96 128l58 -4l22 7l-58 5z', lighten(c, 0.1), [0, 0, 0, 1]) +
  plate('M96 128l22 8v8l-22 -8z', darken(c, 0.2)) +
  plate('M118 136l58 -5v8l-58 5z', c, [0, 0, 0, 1]);

export const screws = (c: string): string =>
  stand(CX, 50, 174) +
  vessel(
    [
      [108, 56, true],
      [166, 52, true],
      [172, 50],
    ],
    c,
    CX,
    0.22,
    0.4,
    palette.ink,
  ) +
  [
    [74, 104],
    [96, 100],
    [120, 103],
    [86, 110],
    [108, 111],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<g transform="translate(${x} ${y}) rotate(${i * 30 - 60})">${plate('M-3 -22h6l-2 34h-2z', STEEL, [0, 0, 1, 0])}<ellipse cy="-22" rx="8" ry="4" fill="${lighten(STEEL, 0.3)}"/></g>`,
    )
    .join('');

/** Three hooks, each with the nail that holds it. */
export const pictureHooks = (c: string): string =>
  [44, 98, 152]
    .map(
      (x) =>
        stand(x + 8, 16, 166) +
        rod(`M${x} 84V146q0 13 13 13t13 -13v-8`, c, 8) +
        rod(`M${x + 14} 66L${x - 18} 104`, STEEL, 4) +
        rod(`M${x - 2} 84L${x + 8} 96`, c, 8) +
        rod(`M${x + 9} 61L${x + 19} 70`, STEEL, 6),
    )
    .join('');

export const umbrella = (c: string): string =>
  stand(100, 40, 184) +
  rod('M100 40V166q0 14 -13 14t-12 -12', palette.oak, 5) +
  [-1, -0.34, 0.34]
    .map((u, i) =>
      plate(
        `M100 26Q${100 + u * 84} 40 ${100 + u * 84} 104q${(0.66 * 84) / 2} -16 ${0.66 * 84} 0Q${100 + (u + 0.66) * 84} 40 100 26z`,
        i === 1 ? lighten(c, 0.12) : i === 2 ? darken(c, 0.2) : c,
      ),
    )
    .join('') +
  rod('M100 26v-10', STEEL, 3);
