import { darken } from '../draw/colour';
import { mouth, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, laid, plate, rod, stand, vessel } from './parts';

export const planter = (c: string): string => {
  const leaf = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${plate('M0 0q-18 -22 0 -62q18 40 0 62z', '#5f8a5a', [0, 0, 1, 0])}<path d="M0 -2V-52" stroke="#3f6a42" stroke-width="1.4"/></g>`;
  return (
    stand(CX, 42) +
    leaf(86, 108, -34) +
    leaf(114, 108, 34) +
    leaf(94, 104, -12) +
    leaf(108, 104, 14) +
    vessel(
      [
        [100, 46, true],
        [110, 46, true],
        [160, 38],
        [174, 34],
      ],
      c,
      CX,
      0.17,
      0.35,
      '#5a4632',
    ) +
    leaf(100, 112, 2)
  );
};

export const emptyPot = (c: string): string =>
  stand(CX, 40) +
  vessel(
    [
      [74, 56, true],
      [90, 56, true],
      [92, 52, true],
      [168, 40, true],
      [174, 38],
    ],
    c,
    CX,
    0.18,
    0.18,
  );

export const wateringCan = (c: string): string =>
  stand(92, 44) +
  rod('M64 92q-44 0 -40 40t36 28', c, 8) +
  plate('M128 138L176 76l8 5l-44 76z', c) +
  plate('M166 66l26 18l-4 8l-28 -20z', darken(c, 0.15)) +
  turned(
    [
      [82, 30],
      [92, 40],
      [104, 44, true],
      [168, 46, true],
      [174, 44],
    ],
    c,
    92,
    { gloss: 0.5 },
  ) +
  mouth(92, 84, 26, c, 0.2) +
  rod('M70 84q24 -44 52 0', c, 7);

export const trowel = (c: string): string =>
  stand(104, 58, 166) +
  laid(
    turned(
      [
        [12, 7],
        [20, 10],
        [44, 8],
        [62, 7, true],
      ],
      c,
      CX,
      { gloss: 0.4, tilt: 0.05 },
    ) +
      turned(
        [
          [60, 4, true],
          [86, 4, true],
        ],
        STEEL,
        CX,
        { gloss: 0.9 },
      ) +
      plate('M78 88q22 -10 44 0l2 46q-8 34 -24 44q-16 -10 -24 -44z', STEEL, [0, 0, 1, 0.2]) +
      `<path d="M100 92v74" stroke="#8a93a2" stroke-width="2" opacity=".7"/>`,
    42,
  );

export const gardenFork = (c: string): string =>
  stand(104, 58, 166) +
  laid(
    turned(
      [
        [12, 7],
        [20, 10],
        [44, 8],
        [62, 7, true],
      ],
      c,
      CX,
      { gloss: 0.4, tilt: 0.05 },
    ) +
      turned(
        [
          [60, 4, true],
          [92, 4, true],
        ],
        STEEL,
        CX,
        { gloss: 0.9 },
      ) +
      rod('M100 92v86M76 178v-60q0 -18 24 -22q24 4 24 22v60', STEEL, 6),
    42,
  );

export const bird = (c: string): string =>
  stand(CX, 34, 182) +
  turned(
    [
      [62, 8, true],
      [180, 6, true],
    ],
    palette.oak,
    CX,
  ) +
  turned(
    [
      [24, 6],
      [30, 30],
      [56, 52, true],
      [60, 52, true],
    ],
    c,
    CX,
    { tilt: 0.14 },
  ) +
  turned(
    [
      [60, 40, true],
      [104, 40, true],
      [110, 36],
    ],
    palette.bone,
    CX,
    { tilt: 0.12, gloss: 0.1 },
  ) +
  `<circle cx="98" cy="88" r="11" fill="${palette.ink}"/>` +
  rod('M98 106v8', palette.oak, 4);
