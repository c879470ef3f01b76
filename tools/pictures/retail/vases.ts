import { CX, stand, vessel } from './parts';

export const vase = (c: string): string =>
  stand(CX, 38) +
  vessel(
    [
      [30, 17],
      [34, 15],
      [52, 12],
      [70, 19],
      [92, 42],
      [118, 52],
      [146, 45],
      [166, 32],
      [174, 29],
    ],
    c,
    CX,
    0.15,
    0.6,
  );

export const budVase = (c: string, cx = CX, scale = 1): string =>
  `<g transform="translate(${cx - 100 * scale} ${176 * (1 - scale)}) scale(${scale})">${stand(CX, 34)}${vessel(
    [
      [62, 12],
      [66, 10],
      [92, 9],
      [106, 16],
      [126, 37],
      [146, 41],
      [164, 34],
      [174, 26],
    ],
    c,
    CX,
    0.16,
    0.6,
  )}</g>`;

export const cylinderVase = (c: string): string =>
  stand(CX, 34) +
  vessel(
    [
      [40, 30, true],
      [60, 31],
      [120, 34],
      [168, 36],
      [174, 34],
    ],
    c,
    CX,
    0.17,
    0.45,
  );
