import { top, turned } from '../draw/turned';
import { palette } from './palette';
import { CX, glass, plate, stand } from './parts';

export const carafe = (c: string): string =>
  [
    stand(CX, 40),
    `<path d="M60 132q40 12 80 0q4 34 -20 42h-40q-24 -8 -20 -42z" fill="${c === palette.clear ? '#a9cdf0' : c}" opacity=".5"/>`,
    glass(
      [
        [46, 16],
        [56, 14],
        [78, 15],
        [104, 32],
        [136, 43],
        [162, 39],
        [175, 30],
      ],
      CX,
      0.14,
      c,
    ),
    turned(
      [
        [24, 14, true],
        [48, 13, true],
      ],
      palette.oak,
      CX,
      { gloss: 0.05 },
    ),
    top(CX, 24, 14, palette.oak, 0.16),
  ].join('');

const tumbler = (c: string, cx = CX, scale = 1): string =>
  `<g transform="translate(${cx - 100 * scale} ${176 * (1 - scale)}) scale(${scale})">${stand(CX, 32)}${glass(
    [
      [76, 40, true],
      [140, 34, true],
      [172, 31, true],
    ],
    CX,
    0.16,
    c,
  )}</g>`;

export const tumblers = (c: string): string => tumbler(c, 58, 0.82) + tumbler(c, 142, 0.82) + tumbler(c, 100, 0.96);

const wineGlass = (c: string, cx = CX): string =>
  [
    stand(cx, 28),
    glass(
      [
        [166, 10, true],
        [172, 32, true],
      ],
      cx,
      0.16,
      c,
    ),
    plate(`M${cx - 2.5} 112h5l1 56h-7z`, '#dfe9f4', [0, 0, 1, 0]),
    `<path d="M${cx - 36} 80q36 10 72 0q-2 30 -36 35q-34 -5 -36 -35z" fill="#7a1f3c" opacity=".72"/>`,
    glass(
      [
        [40, 28],
        [60, 34],
        [84, 36],
        [104, 22],
        [114, 4],
      ],
      cx,
      0.16,
      c,
    ),
  ].join('');

export const winePair = (c: string): string =>
  `<g transform="translate(4 18) scale(.88)">${wineGlass(c, 146)}</g>${wineGlass(c, 66)}`;

export const glassJar = (c: string): string =>
  stand(CX, 44) +
  `<path d="M58 120q42 -10 84 0v46q-42 14 -84 0z" fill="${palette.oak}" opacity=".55"/>` +
  glass(
    [
      [62, 42],
      [74, 46],
      [160, 46],
      [174, 42],
    ],
    CX,
    0.15,
    c,
  ) +
  turned(
    [
      [46, 43, true],
      [60, 43, true],
    ],
    palette.oak,
    CX,
    { gloss: 0.08 },
  ) +
  top(CX, 46, 43, palette.oak, 0.16);
