import { top, turned } from '../draw/turned';
import { palette } from './palette';
import { CX, rod, stand } from './parts';

export const skittles = (c: string): string =>
  [
    [58, 0],
    [142, 0],
    [100, 8],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<g transform="translate(0 ${y})">${stand(x, 18)}${turned(
          [
            [58, 0],
            [62, 12],
            [76, 15],
            [90, 8],
            [104, 10],
            [140, 23],
            [164, 19],
            [174, 15],
          ],
          i === 2 ? c : palette.oak,
          x,
          { gloss: 0.4 },
        )}${turned(
          [
            [94, 9.5, true],
            [100, 10, true],
          ],
          palette.bone,
          x,
        )}</g>`,
    )
    .join('');

export const stacker = (c: string): string => {
  const cs = [c, palette.bone, palette.sky, palette.moss, palette.oak];
  return (
    stand(CX, 54) +
    cs
      .map((colour, i) =>
        turned(
          [
            [152 - i * 22, 44 - i * 8],
            [162 - i * 22, 54 - i * 8.5],
            [173 - i * 22, 44 - i * 8],
          ],
          colour,
          CX,
          { gloss: 0.4 },
        ),
      )
      .join('') +
    turned(
      [
        [36, 0],
        [40, 12],
        [52, 15],
        [64, 10],
      ],
      palette.ultramarine,
      CX,
      { gloss: 0.5 },
    )
  );
};

export const spinningTop = (c: string): string =>
  stand(92, 22, 178) +
  `<g transform="rotate(12 100 110)">${turned(
    [
      [30, 0],
      [34, 6],
      [42, 6],
      [46, 4, true],
      [76, 4, true],
    ],
    palette.oak,
    CX,
  )}${turned(
    [
      [76, 12],
      [86, 44],
      [104, 62],
      [118, 56],
    ],
    c,
    CX,
    { gloss: 0.6 },
  )}${turned(
    [
      [116, 57],
      [132, 40],
      [160, 10],
      [176, 1],
    ],
    palette.bone,
    CX,
    { gloss: 0.5 },
  )}</g>`;

export const ball = (c: string): string =>
  stand(CX, 40, 172) +
  turned(
    [
      [44, 0],
      [50, 32],
      [72, 56],
      [108, 65],
      [144, 56],
      [166, 32],
      [172, 0],
    ],
    c,
    CX,
    { gloss: 0.7, tilt: 0.02 },
  ) +
  turned(
    [
      [92, 63.5],
      [108, 65.5],
      [124, 63.5],
    ],
    palette.bone,
    CX,
    { gloss: 0.4, tilt: 0.02 },
  );

export const drum = (c: string): string =>
  stand(CX, 56) +
  turned(
    [
      [92, 58, true],
      [166, 58, true],
    ],
    c,
    CX,
    { gloss: 0.3 },
  ) +
  turned(
    [
      [84, 60, true],
      [96, 60, true],
    ],
    palette.oak,
    CX,
  ) +
  turned(
    [
      [160, 60, true],
      [172, 60, true],
    ],
    palette.oak,
    CX,
  ) +
  top(CX, 84, 58, palette.bone, 0.16) +
  rod('M58 66L112 34', palette.oak, 5) +
  rod('M150 60L96 38', palette.oak, 5);
