import { darken, lighten } from '../draw/colour';
import { mouth, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, laid, plate, rod, stand, vessel } from './parts';

export const frying = (c: string): string =>
  stand(92, 60, 162) +
  rod('M140 128L178 110', darken(c, 0.2), 11) +
  turned(
    [
      [120, 66, true],
      [128, 65],
      [148, 54],
      [152, 50],
    ],
    c,
    84,
    { tilt: 0.3, gloss: 0.3 },
  ) +
  mouth(84, 120, 66, darken(c, 0.2), 0.3, 4);

export const saucepan = (c: string): string =>
  stand(90, 50) +
  rod('M132 104H192', palette.oak, 10) +
  vessel(
    [
      [88, 52, true],
      [164, 52],
      [172, 48],
    ],
    c,
    88,
    0.17,
    0.6,
  ) +
  `<ellipse cx="88" cy="86" rx="53" ry="10" fill="${darken(c, 0.2)}"/>` +
  turned(
    [
      [68, 0],
      [70, 12],
      [74, 36],
      [86, 54, true],
      [90, 54, true],
    ],
    c,
    88,
    { gloss: 0.6 },
  ) +
  turned(
    [
      [54, 0],
      [56, 7],
      [63, 10],
      [70, 5],
    ],
    palette.oak,
    88,
  );

export const casserole = (c: string): string =>
  stand(CX, 60) +
  rod('M40 112q-24 2 -14 18l14 2', c, 9) +
  rod('M160 112q24 2 14 18l-14 2', c, 9) +
  turned(
    [
      [98, 64, true],
      [150, 62],
      [168, 54],
      [174, 48],
    ],
    c,
    CX,
    { gloss: 0.65 },
  ) +
  turned(
    [
      [69, 0],
      [72, 16],
      [77, 40],
      [92, 66, true],
      [100, 66, true],
    ],
    c,
    CX,
    { gloss: 0.65 },
  ) +
  turned(
    [
      [54, 0],
      [56, 9],
      [63, 13],
      [72, 6],
    ],
    STEEL,
    CX,
    { gloss: 0.9 },
  );

export const kettle = (c: string): string =>
  stand(96, 50) +
  rod('M62 84q-2 -62 38 -62t40 60', palette.ink, 9) +
  plate('M134 108q20 -8 28 -34l12 4q-4 40 -32 62z', c) +
  turned(
    [
      [78, 24],
      [88, 40],
      [124, 54],
      [160, 56],
      [174, 52],
    ],
    c,
    98,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [64, 0],
      [66, 9],
      [70, 20],
      [80, 26],
    ],
    c,
    98,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [55, 0],
      [57, 6],
      [61, 7],
      [67, 3],
    ],
    palette.ink,
    98,
  );

const knifeWith = (blade: string, c: string): string =>
  stand(100, 66, 158) +
  laid(
    plate(blade, STEEL, [0, 0, 1, 0]) +
      plate('M88 110h28v8h-28z', lighten(STEEL, 0.2)) +
      plate('M90 118h22q4 34 2 62q-12 8 -24 0z', c, [0, 0, 1, 0]) +
      [132, 150, 168].map((y) => `<circle cx="101" cy="${y}" r="2.6" fill="${STEEL}"/>`).join(''),
    52,
  );

export const chefKnife = (c: string): string => knifeWith('M92 16q20 26 22 96h-24z', c);

/** A long blade of one width with a row of teeth. */
export const breadKnife = (c: string): string => knifeWith(`M92 6q16 4 20 14${'q5 4 0 9'.repeat(10)}v2h-20z`, c);

export const knifeBlock = (c: string): string =>
  stand(CX, 48) +
  [62, 78, 94, 110].map((x, i) => plate(`M${x} ${24 + i * 7}h11v54h-11z`, palette.ink, [0, 0, 1, 0])).join('') +
  plate('M56 78l66 -14l26 18v92h-92z', c) +
  plate('M122 64l26 18v92l-26 0z', darken(c, 0.25)) +
  plate('M56 78l66 -14v12l-66 14z', lighten(c, 0.25));

export const cafetiere = (c: string): string =>
  stand(CX, 36) +
  rod('M134 84q34 0 32 32t-34 34', palette.ink, 9) +
  `<path d="M68 104h64v62q-32 12 -64 0z" fill="#4a2d1c" opacity=".85"/>` +
  plate('M66 70h68v104h-68z', '#dcebf6', [0, 0, 1, 0]).replace('<path', '<path opacity=".35"') +
  `<path d="M74 76v90" stroke="#fff" stroke-width="5" opacity=".6"/>` +
  turned(
    [
      [162, 35, true],
      [174, 36, true],
    ],
    c,
    CX,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [66, 35, true],
      [74, 35, true],
    ],
    c,
    CX,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [52, 10],
      [56, 28],
      [66, 37, true],
      [70, 37, true],
    ],
    c,
    CX,
    { gloss: 0.7 },
  ) +
  rod('M100 52V30', STEEL, 3) +
  turned(
    [
      [18, 5],
      [24, 9],
      [32, 5],
    ],
    palette.ink,
    CX,
  );
