import { darken, lighten } from '../draw/colour';
import { top, turned } from '../draw/turned';
import { BRASS } from './palette';
import { CX, flame, glow, label, laid, plate, rod, stand } from './parts';

export const candle = (c: string): string =>
  [
    stand(CX, 42),
    turned(
      [
        [92, 45],
        [98, 46, true],
        [168, 46, true],
        [174, 43],
      ],
      c,
      CX,
      { gloss: 0.55 },
    ),
    `<ellipse cx="100" cy="92" rx="45" ry="7.4" fill="${lighten(c, 0.3)}"/><ellipse cx="100" cy="92.6" rx="42" ry="6.4" fill="#fdeccb"/>`,
    glow(CX, 92, 40, 0.5),
    flame(CX, 90),
    label(CX, 138, 32, 30),
  ].join('');

const pillar = (c: string, cx = CX, height = 90, radius = 26): string => {
  const y = 174 - height;
  return (
    stand(cx, radius) +
    turned(
      [
        [y, radius, true],
        [172, radius, true],
      ],
      c,
      cx,
      { gloss: 0.1, depth: 0.4 },
    ) +
    top(cx, y, radius, lighten(c, 0.2)) +
    flame(cx, y, 0.8)
  );
};

export const pillars = (c: string): string => pillar(c, 132, 110, 22) + pillar(c, 66, 84, 22) + pillar(c, 102, 56, 22);

export const dinnerCandles = (c: string): string =>
  [70, 100, 130]
    .map(
      (cx, i) =>
        stand(cx, 16) +
        turned(
          [
            [48 + i * 9, 5],
            [56 + i * 9, 6],
            [150, 7, true],
          ],
          c,
          cx,
          { gloss: 0.15, depth: 0.4 },
        ) +
        flame(cx, 48 + i * 9, 0.7) +
        turned(
          [
            [146, 9],
            [152, 8],
            [166, 14],
            [174, 18],
          ],
          BRASS,
          cx,
          { gloss: 0.9 },
        ),
    )
    .join('');

export const lantern = (c: string): string =>
  [
    stand(CX, 40),
    rod('M78 50q0 -30 22 -30t22 30', c, 4),
    glow(CX, 112, 60, 0.6),
    turned(
      [
        [160, 42, true],
        [174, 42, true],
      ],
      c,
      CX,
      { gloss: 0.5 },
    ),
    turned(
      [
        [116, 12, true],
        [160, 12, true],
      ],
      '#fdf3dc',
      CX,
      { gloss: 0.1, depth: 0.3 },
    ),
    flame(CX, 116, 0.7),
    plate('M62 70h76v92h-76z', '#eef5fb', [0, 0, 1, 0]).replace('<path', '<path opacity=".22"'),
    rod('M62 72v90M138 72v90M100 164', c, 4),
    turned(
      [
        [44, 12],
        [54, 26],
        [68, 44, true],
        [72, 44, true],
      ],
      c,
      CX,
      { gloss: 0.5 },
    ),
  ].join('');

export const torch = (c: string): string =>
  stand(100, 60, 164) +
  laid(
    turned(
      [
        [26, 26, true],
        [50, 26, true],
        [66, 15],
        [76, 14, true],
        [172, 14, true],
        [178, 11],
      ],
      c,
      CX,
      { gloss: 0.6, tilt: 0.08 },
    ) +
      top(CX, 26, 24, '#fff0c4', 0.16) +
      turned(
        [
          [104, 14.5, true],
          [112, 14.5, true],
        ],
        BRASS,
        CX,
        { gloss: 0.8 },
      ) +
      `<rect x="95" y="84" width="9" height="14" rx="4" fill="${darken(c, 0.5)}"/>`,
    52,
  );
