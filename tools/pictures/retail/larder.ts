import { top, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, label, stand } from './parts';

export const mill = (c: string, cx = CX): string =>
  [
    stand(cx, 24),
    turned(
      [
        [28, 0],
        [30, 7],
        [36, 10],
        [42, 7],
      ],
      STEEL,
      cx,
      { gloss: 0.9 },
    ),
    turned(
      [
        [41, 0],
        [42, 8],
        [52, 20],
        [66, 21],
        [78, 15],
      ],
      c,
      cx,
      { gloss: 0.5 },
    ),
    turned(
      [
        [78, 17, true],
        [82, 17, true],
      ],
      STEEL,
      cx,
      { gloss: 0.9 },
    ),
    turned(
      [
        [82, 0, true],
        [82, 16, true],
        [96, 20],
        [122, 15],
        [150, 24],
        [170, 27],
        [175, 26],
      ],
      c,
      cx,
      { gloss: 0.5 },
    ),
  ].join('');

export const larderJar = (c: string, cx = CX, scale = 1): string =>
  `<g transform="translate(${cx - 100 * scale} ${176 * (1 - scale)}) scale(${scale})">${stand(CX, 46)}${turned(
    [
      [68, 46],
      [78, 49],
      [150, 49],
      [168, 46],
      [174, 40],
    ],
    c,
    CX,
    { gloss: 0.5 },
  )}${turned(
    [
      [52, 47, true],
      [66, 47, true],
    ],
    palette.oak,
    CX,
    { gloss: 0.08 },
  )}${top(CX, 52, 47, palette.oak, 0.16)}${label(CX, 128, 30, 26)}</g>`;

export const jarTrio = (): string =>
  larderJar(palette.bone, 52, 0.86) + larderJar(palette.slate, 108, 0.7) + larderJar(palette.ink, 154, 0.54);
