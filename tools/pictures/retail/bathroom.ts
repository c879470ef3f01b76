import { darken, lighten } from '../draw/colour';
import { mouth, top, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, label, plate, rod, stand, vessel } from './parts';

export const soapBottle = (c: string, cx = CX, scale = 1): string => {
  const pump = c === palette.bone ? palette.ink : STEEL;
  return `<g transform="translate(${cx - 100 * scale} ${176 * (1 - scale)}) scale(${scale})">${stand(CX, 34)}${plate('M97 30h6v30h-6z', pump)}${plate('M64 40q0 -14 14 -14h30q8 0 8 8t-8 4h-30q-6 0 -6 6z', pump)}${turned(
    [
      [74, 15],
      [84, 30],
      [98, 38, true],
      [164, 38, true],
      [174, 34],
    ],
    c,
    CX,
    { gloss: 0.55 },
  )}${turned(
    [
      [58, 13, true],
      [76, 14, true],
    ],
    pump,
    CX,
    { gloss: 0.7 },
  )}${label(CX, 130, 28, 28)}</g>`;
};

export const soapDuo = (): string => soapBottle(palette.ink, 68, 0.9) + soapBottle(palette.sky, 132, 0.9);

export const refill = (c: string): string =>
  stand(CX, 44) +
  plate('M56 44h88l6 124q-50 12 -100 0z', c, [0, 0, 1, 0.2]) +
  plate('M56 44h88l1 12h-90z', darken(c, 0.2)) +
  turned(
    [
      [22, 11, true],
      [44, 12, true],
    ],
    STEEL,
    118,
    { gloss: 0.8 },
  ) +
  label(CX, 116, 40, 40);

export const soapBar = (c: string): string =>
  stand(CX, 56, 164) +
  turned(
    [
      [146, 62, true],
      [150, 58],
      [160, 30],
    ],
    palette.bone,
    CX,
    { tilt: 0.24 },
  ) +
  mouth(CX, 146, 62, palette.bone, 0.24) +
  turned(
    [
      [118, 34],
      [124, 44],
      [142, 46],
      [150, 38],
    ],
    c,
    CX,
    { tilt: 0.28, gloss: 0.3 },
  ) +
  top(CX, 119, 34, c, 0.28);

/** One towel, folded three times, with its woven border. */
export const towel = (c: string): string =>
  stand(CX, 66, 172) +
  [2, 1, 0]
    .map(
      (i) =>
        plate(`M44 ${170 - i * 22}a11 11 0 0 1 0 -22h114q6 0 6 6v10q0 6 -6 6z`, lighten(c, 0.06 * i), [0, 0, 0, 1]) +
        `<path d="M46 ${159 - i * 22}h112" stroke="${darken(c, 0.28)}" stroke-width="1.2" opacity=".35"/>`,
    )
    .join('') +
  `<path d="M132 104v66M140 104v66" stroke="${lighten(c, 0.45)}" stroke-width="3.4" opacity=".75"/>`;

export const bathMat = (c: string): string =>
  stand(CX, 78, 166) +
  turned(
    [
      [134, 78],
      [139, 80],
      [146, 78],
    ],
    c,
    CX,
    { tilt: 0.36, gloss: 0.05 },
  ) +
  top(CX, 134, 78, c, 0.36) +
  [62, 44, 26, 10]
    .map(
      (r) =>
        `<ellipse cx="100" cy="134" rx="${r}" ry="${r * 0.36}" fill="none" stroke="${darken(c, 0.3)}" stroke-width="2" opacity=".55"/>`,
    )
    .join('');

export const mirror = (c: string): string =>
  stand(CX, 40) +
  plate('M80 158h40l8 16h-56z', c) +
  `<circle cx="100" cy="94" r="72" fill="${darken(c, 0.3)}"/><circle cx="99" cy="93" r="70" fill="${c}"/>` +
  plate('M36 94a64 64 0 0 1 128 0a64 64 0 0 1 -128 0z', '#c9dcf0') +
  `<path d="M62 118L122 50M80 132L146 66" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;

export const toothMug = (c: string): string =>
  stand(CX, 32) +
  rod('M92 100L74 28', palette.sky, 5) +
  rod('M108 100L128 34', palette.ultramarine, 5) +
  vessel(
    [
      [88, 34, true],
      [168, 32],
      [174, 29],
    ],
    c,
    CX,
    0.17,
    0.4,
  );

export const bin = (c: string): string =>
  stand(CX, 46) +
  turned(
    [
      [58, 48, true],
      [168, 42, true],
      [174, 40],
    ],
    c,
    CX,
    { gloss: 0.35 },
  ) +
  turned(
    [
      [44, 22],
      [48, 42],
      [58, 51, true],
      [64, 51, true],
    ],
    STEEL,
    CX,
    { gloss: 0.8 },
  ) +
  rod('M88 44q12 -16 24 0', STEEL, 5);
