import { lighten } from '../draw/colour';
import { orb, top, turned } from '../draw/turned';
import { BRASS, CREAM, palette, STEEL } from './palette';
import { CX, glow, laid, plate, rod, stand } from './parts';

/** A globe with its lamp on and off. */
export const LIT_GLASS = '#fff0cf';
export const OPAL_GLASS = '#f1eee6';

/** The underside of a shade. */
export const underside = (cx: number, y: number, radius: number, height: number, isOn = true): string =>
  isOn ? lit(cx, y, radius, height) : dark(cx, y, radius, height);

const dark = (cx: number, y: number, radius: number, height: number): string =>
  `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${height}" fill="#8d8a86"/><ellipse cx="${cx}" cy="${y + height * 0.25}" rx="${radius * 0.3}" ry="${height * 0.5}" fill="#d9d6cf"/>`;

const lit = (cx: number, y: number, radius: number, height: number): string =>
  `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${height}" fill="${CREAM}"/><ellipse cx="${cx}" cy="${y + height * 0.25}" rx="${radius * 0.7}" ry="${height * 0.55}" fill="#fffdf4"/>`;

export const domeLamp = (c: string, isOn = true): string =>
  [
    stand(CX, 46),
    turned(
      [
        [162, 44, true],
        [168, 44, true],
        [172, 42],
      ],
      c,
      CX,
      { tilt: 0.16, gloss: 0.6 },
    ),
    top(CX, 162, 44, c, 0.16),
    turned(
      [
        [100, 9, true],
        [140, 9],
        [154, 13],
        [162, 24],
      ],
      c,
      CX,
      { tilt: 0.1, gloss: 0.6 },
    ),
    isOn ? glow(CX, 118, 86, 0.55) : '',
    turned(
      [
        [28, 0],
        [32, 26],
        [50, 56],
        [74, 71],
        [96, 75, true],
        [100, 74, true],
      ],
      c,
      CX,
      { tilt: 0.06, gloss: 0.6 },
    ),
    underside(CX, 101, 66, 6.4, isOn),
  ].join('');

export const coneLamp = (c: string, isOn = true): string =>
  [
    stand(CX, 34),
    turned(
      [
        [158, 9],
        [164, 30],
        [174, 36],
      ],
      c,
      CX,
      { gloss: 0.5 },
    ),
    turned(
      [
        [96, 5, true],
        [160, 5, true],
      ],
      BRASS,
      CX,
      { gloss: 0.9 },
    ),
    isOn ? glow(CX, 112, 78, 0.55) : '',
    turned(
      [
        [34, 26, true],
        [98, 62, true],
        [100, 62, true],
      ],
      lighten(c, 0.06),
      CX,
      { tilt: 0.07, gloss: 0.15 },
    ),
    underside(CX, 100, 56, 5.6, isOn),
  ].join('');

export const globeLamp = (c: string, isOn = true): string =>
  [
    stand(CX, 34),
    turned(
      [
        [134, 20],
        [142, 32],
        [168, 36],
        [174, 34],
      ],
      c,
      CX,
      { gloss: 0.5 },
    ),
    isOn ? glow(CX, 86, 92, 0.7) : '',
    turned(orb(86, 51, 0, 160), isOn ? LIT_GLASS : OPAL_GLASS, CX, { gloss: 0.3, depth: 0.2, tilt: 0.05 }),
  ].join('');

/** A jointed arm from a foot at (82, 160), with its shade. */
const arm = (c: string, isOn = true): string =>
  [
    rod('M82 160L58 104L112 62', c, 6),
    `<circle cx="58" cy="104" r="7" fill="${BRASS}"/>`,
    isOn ? glow(127, 86, 54, 0.6) : '',
    laid(
      turned(
        [
          [42, 10],
          [50, 16],
          [76, 34, true],
          [78, 34, true],
        ],
        c,
        112,
        { tilt: 0.1 },
      ) + underside(112, 79, 29, 4, isOn),
      -28,
    ),
  ].join('');

export const deskLamp = (c: string, isOn = true): string =>
  [
    stand(82, 42),
    turned(
      [
        [164, 38, true],
        [172, 38, true],
      ],
      c,
      82,
      { tilt: 0.18 },
    ),
    top(82, 164, 38, c, 0.18),
    arm(c, isOn),
  ].join('');

/** At the edge of a shelf. */
export const clampLamp = (c: string): string =>
  [
    plate('M76 160h112v13h-112z', palette.oak, [0, 0, 0, 1]),
    rod('M92 190V176', STEEL, 6),
    plate('M64 152h38v8h-27v24h27v8h-38z', c, [0, 0, 0, 1]),
    `<ellipse cx="92" cy="175" rx="9" ry="3" fill="${STEEL}"/>`,
    arm(c),
  ].join('');

export const floorLamp = (c: string): string =>
  [
    stand(CX, 30, 184),
    turned(
      [
        [176, 30, true],
        [182, 30, true],
      ],
      c,
      CX,
      { tilt: 0.18 },
    ),
    top(CX, 176, 30, c, 0.18),
    turned(
      [
        [64, 3, true],
        [176, 3, true],
      ],
      c,
      CX,
      { gloss: 0.8 },
    ),
    glow(CX, 70, 66, 0.5),
    turned(
      [
        [14, 27, true],
        [64, 42, true],
      ],
      palette.bone,
      CX,
      { tilt: 0.08, gloss: 0.08 },
    ),
    underside(CX, 64, 38, 4.2),
  ].join('');
