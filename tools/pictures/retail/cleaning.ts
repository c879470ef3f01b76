import { round } from '../draw/canvas';
import { darken, lighten } from '../draw/colour';
import { mouth, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, label, plate, rod, stand, vessel } from './parts';

export const bucket = (c: string): string =>
  stand(CX, 42) +
  rod('M46 80q54 -96 108 0', STEEL, 4) +
  vessel(
    [
      [78, 58, true],
      [86, 57, true],
      [170, 42, true],
    ],
    c,
    CX,
    0.2,
    0.4,
  ) +
  `<circle cx="47" cy="84" r="5" fill="${STEEL}"/><circle cx="153" cy="84" r="5" fill="${STEEL}"/>`;

const bristles = (c: string): string =>
  plate('M66 140h68l16 40h-100z', c, [0, 0, 1, 0]) +
  [58, 72, 86, 100, 114, 128, 142]
    .map(
      (x) =>
        `<path d="M${100 + (x - 100) * 0.7} 142L${x} 180" stroke="${darken(c, 0.35)}" stroke-width="1.4" opacity=".6"/>`,
    )
    .join('');

export const broom = (c: string): string =>
  stand(112, 44, 180) +
  `<g transform="rotate(14 100 110)">${turned(
    [
      [10, 5],
      [16, 6, true],
      [120, 6, true],
    ],
    palette.oak,
    CX,
    { gloss: 0.2 },
  )}${turned(
    [
      [116, 12],
      [126, 30],
      [140, 34, true],
    ],
    c,
    CX,
    { tilt: 0.08 },
  )}${bristles('#d9bd84')}</g>`;

/** A tuft of bristles between two widths, from `y` down to `end`. */
const tuft = (y: number, end: number, from: number, to: number, cx = CX): string =>
  plate(`M${cx - from} ${y}h${from * 2}L${cx + to} ${end}h${-to * 2}z`, '#e2cfa0', [0, 0, 0, 1]) +
  Array.from({ length: 15 }, (_, i) => {
    const u = (i / 14) * 2 - 1;
    return `<path d="M${round(cx + u * from)} ${y}L${round(cx + u * to)} ${end}" stroke="#a98f5a" stroke-width="1.1" opacity=".6"/>`;
  }).join('');

/** A dish brush: a round head on a long handle. */
export const brush = (c: string): string =>
  stand(100, 42, 176) +
  tuft(142, 174, 30, 35) +
  turned(
    [
      [22, 5],
      [32, 8],
      [84, 6],
      [118, 8],
      [128, 12, true],
    ],
    c,
    CX,
    { gloss: 0.4, tilt: 0.06 },
  ) +
  turned(
    [
      [126, 20],
      [132, 32],
      [144, 34, true],
    ],
    c,
    CX,
    { tilt: 0.1, gloss: 0.3 },
  );

/** A scrubbing brush: a block that fits the hand. */
export const scrubbingBrush = (c: string): string =>
  stand(CX, 74, 174) +
  tuft(128, 168, 64, 70) +
  plate('M30 116q0 -26 34 -22q36 12 72 0q34 -4 34 22v12q0 4 -4 4h-132q-4 0 -4 -4z', c, [0, 0, 0, 1]);

export const spray = (c: string): string =>
  stand(CX, 34) +
  plate('M80 24h40q12 2 12 12h-16l-2 22h-26v-16h-14z', palette.ink) +
  plate('M74 30h12v9h-12z', palette.ink) +
  turned(
    [
      [56, 13, true],
      [68, 14],
      [84, 34],
      [100, 37, true],
      [166, 37, true],
      [174, 34],
    ],
    c,
    CX,
    { gloss: 0.5 },
  ) +
  label(CX, 132, 28, 30);

export const cloths = (c: string): string =>
  stand(CX, 56, 172) +
  [0, 1, 2]
    .map((i) =>
      plate(
        `M46 ${150 - i * 20}q0 -10 10 -10h92q8 0 8 10t-8 10h-100q-2 -6 -2 -10z`,
        i === 1 ? lighten(c, 0.35) : c,
        [0, 0, 0.3, 1],
      ),
    )
    .join('') +
  plate('M88 100h22v72h-22z', palette.bone, [0, 0, 1, 0]);

/** A peg of two halves with its spring. */
const clothesPeg = (x: number, y: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} ${y + 40})">${plate(`M${x - 7} ${y}l6 2v60h-6z`, palette.oak, [0, 0, 1, 0])}${plate(`M${x + 7} ${y}l-6 2v60h6z`, palette.oak, [0, 0, 1, 0])}<path d="M${x - 8} ${y + 24}h16" stroke="${STEEL}" stroke-width="4" stroke-linecap="round"/></g>`;

export const peg = (c: string): string =>
  stand(CX, 54, 172) +
  vessel(
    [
      [98, 58, true],
      [166, 48, true],
      [172, 46],
    ],
    c,
    CX,
    0.22,
    0.15,
  ) +
  [
    [62, -16],
    [82, 6],
    [102, -8],
    [122, 14],
    [138, 22],
  ]
    .map(([x = 0, turn = 0]) => clothesPeg(x, 66, turn))
    .join('') +
  turned(
    [
      [112, 57.5, true],
      [166, 48, true],
      [172, 46],
    ],
    c,
    CX,
    { tilt: 0.22, gloss: 0.15 },
  );

const woven = (c: string, y1: number, r1: number, y2: number, r2: number): string => {
  const rows = Math.round((y2 - y1) / 11);
  return (
    Array.from({ length: rows }, (_, i) => {
      const at = (t: number): number => r1 + (r2 - r1) * t;
      const a = y1 + ((y2 - y1) * i) / rows;
      const b = y1 + ((y2 - y1) * (i + 1)) / rows;
      return turned(
        [
          [a, at(i / rows) - 0.5],
          [(a + b) / 2, at((i + 0.5) / rows) + 1.6],
          [b, at((i + 1) / rows) - 0.5],
        ],
        i % 2 === 0 ? c : darken(c, 0.12),
        CX,
        { gloss: 0.06, tilt: 0.18 },
      );
    }).join('') +
    Array.from({ length: 9 }, (_, i) => {
      const u = Math.sin(((i + 0.5) / 9 - 0.5) * Math.PI);
      return `<path d="M${CX + u * r1} ${y1 + r1 * 0.18 * Math.sqrt(1 - u * u)}L${CX + u * r2} ${y2 + r2 * 0.18 * Math.sqrt(1 - u * u)}" stroke="${darken(c, 0.4)}" stroke-width="2" stroke-dasharray="5 6" stroke-dashoffset="${(i % 2) * 5}" opacity=".55"/>`;
    }).join('')
  );
};

export const basket = (c: string): string =>
  stand(CX, 52) + woven(c, 92, 62, 172, 50) + mouth(CX, 92, 62, c, 0.18, 5) + rod('M40 92q60 -110 120 0', c, 7);

export const laundryBasket = (c: string): string =>
  stand(CX, 44) +
  woven(c, 52, 48, 174, 42) +
  mouth(CX, 52, 48, c, 0.18, 5) +
  rod('M44 70q-14 12 4 22', palette.bone, 5) +
  rod('M156 70q14 12 -4 22', palette.bone, 5);
