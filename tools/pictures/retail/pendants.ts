import { orb, turned } from '../draw/turned';
import { LIT_GLASS, OPAL_GLASS, underside } from './lamps';
import { STEEL } from './palette';
import { CX, glow, rod, stand } from './parts';

export const pendant = (c: string, isOn = true): string =>
  [
    isOn ? glow(CX, 138, 84, 0.6) : '',
    `<path d="M100 0v52" stroke="#23252f" stroke-width="2.2"/>`,
    turned(
      [
        [44, 0],
        [46, 6],
        [52, 9],
        [66, 10, true],
      ],
      c,
      CX,
      { gloss: 0.5 },
    ),
    turned(
      [
        [64, 11],
        [76, 22],
        [94, 50],
        [114, 70],
        [126, 74, true],
        [130, 73, true],
      ],
      c,
      CX,
      { tilt: 0.07, gloss: 0.55 },
    ),
    underside(CX, 131, 66, 7, isOn),
  ].join('');

export const globePendant = (c: string, isOn = true): string =>
  [
    isOn ? glow(CX, 116, 84, 0.6) : '',
    `<path d="M100 0v52" stroke="#23252f" stroke-width="2.2"/>`,
    turned(
      [
        [48, 0, true],
        [48, 12, true],
        [66, 16, true],
      ],
      c,
      CX,
      { gloss: 0.6 },
    ),
    turned(orb(116, 53, 17), isOn ? LIT_GLASS : OPAL_GLASS, CX, { gloss: 0.35, depth: 0.22, tilt: 0.04 }),
  ].join('');

export const bulb = (): string =>
  [
    stand(CX, 22),
    glow(CX, 84, 78, 0.6),
    turned([...orb(78, 44, 0, 112), [112, 29], [130, 17]], '#fff0c4', CX, { gloss: 0.5, depth: 0.25, tilt: 0.04 }),
    rod('M90 122V96l10 -12l10 12v26', '#f0a83c', 2.4),
    ...[0, 1, 2, 3].map((i) =>
      turned(
        [
          [130 + i * 9, 0],
          [130 + i * 9, 17],
          [134 + i * 9, 18.5],
          [138 + i * 9, 17],
        ],
        STEEL,
        CX,
        { gloss: 0.8, tilt: 0.1 },
      ),
    ),
    turned(
      [
        [166, 14],
        [175, 6],
      ],
      '#3a3d4a',
      CX,
    ),
  ].join('');

export const stringLights = (): string => {
  const at = [
    [20, 66],
    [48, 92],
    [80, 106],
    [114, 108],
    [146, 98],
    [178, 72],
  ] as const;
  return `<path d="M4 40Q100 150 196 44" fill="none" stroke="#23252f" stroke-width="2.5"/>${at
    .map(
      ([x, y]) =>
        glow(x, y + 22, 30, 0.7) +
        turned(
          [
            [y, 5, true],
            [y + 9, 6, true],
          ],
          '#3a3d4a',
          x,
        ) +
        turned(
          [
            [y + 9, 5],
            [y + 18, 10],
            [y + 28, 9],
            [y + 36, 0],
          ],
          '#ffe7ad',
          x,
          { gloss: 0.6, depth: 0.25 },
        ),
    )
    .join('')}`;
};
