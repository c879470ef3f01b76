import { darken, lighten } from '../draw/colour';
import { fitted } from '../draw/lettering';
import { mouth, top, turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, glass, label, laid, plate, rod, stand } from './parts';

export const diffuser = (c: string): string =>
  stand(CX, 32) +
  [-24, -10, 6, 20].map((d) => rod(`M100 100L${100 + d} 20`, palette.oak, 2.6)).join('') +
  turned(
    [
      [84, 12],
      [94, 13],
      [106, 30],
      [120, 37],
      [166, 37],
      [174, 34],
    ],
    c,
    CX,
    { gloss: 0.6 },
  ) +
  mouth(CX, 84, 12, c, 0.2) +
  label(CX, 142, 26, 24);

export const giftBox = (c: string): string =>
  stand(CX, 56) +
  plate('M46 92h108v82h-108z', c, [0, 0, 1, 0.4]) +
  plate('M38 72h124v26h-124z', lighten(c, 0.1), [0, 0, 1, 0.3]) +
  plate('M90 72h20v102h-20z', palette.bone, [0, 0, 1, 0]) +
  rod('M100 72q-40 -6 -34 -26t34 26', palette.bone, 8) +
  rod('M100 72q40 -6 34 -26t-34 26', palette.bone, 8);

export const wrap = (c: string): string =>
  stand(100, 66, 160) +
  [0, 1]
    .map((i) =>
      laid(
        `<g transform="translate(${i * 30 - 16} ${i * 4})">${turned(
          [
            [22, 12, true],
            [178, 12, true],
          ],
          i === 0 ? c : palette.bone,
          CX,
          { gloss: 0.3, tilt: 0.1 },
        )}${mouth(CX, 22, 12, palette.oak, 0.3)}${i === 0 ? '' : [50, 80, 110, 140].map((y) => `<circle cx="98" cy="${y}" r="4" fill="${c}"/>`).join('')}</g>`,
        56,
      ),
    )
    .join('');

export const notebook = (c: string): string =>
  stand(CX, 52, 178) +
  plate('M58 32h92v146h-92z', '#f2efe8') +
  plate('M52 28h92q6 0 6 6v132q0 6 -6 6h-92z', c) +
  `<path d="M62 28v144" stroke="${darken(c, 0.4)}" stroke-width="2"/><path d="M132 28v144" stroke="${palette.bone}" stroke-width="4"/>`;

export const flask = (c: string): string =>
  stand(CX, 30) +
  turned(
    [
      [56, 0, true],
      [56, 24],
      [64, 31, true],
      [166, 31, true],
      [174, 28],
    ],
    c,
    CX,
    { gloss: 0.7 },
  ) +
  turned(
    [
      [23, 0],
      [24, 20],
      [28, 22, true],
      [54, 23, true],
    ],
    STEEL,
    CX,
    { gloss: 0.9 },
  ) +
  turned(
    [
      [112, 31.3, true],
      [116, 31.3, true],
    ],
    STEEL,
    CX,
    { gloss: 0.9 },
  );

export const glassDome = (c: string): string =>
  stand(CX, 44) +
  turned(
    [
      [162, 50, true],
      [174, 50, true],
    ],
    palette.oak,
    CX,
  ) +
  top(CX, 162, 50, palette.oak) +
  rod('M100 158V96', '#5f8a5a', 3) +
  `<circle cx="100" cy="90" r="14" fill="${c}"/><circle cx="96" cy="86" r="6" fill="${lighten(c, 0.4)}"/>` +
  glass(
    [
      [36, 0],
      [42, 26],
      [70, 43],
      [160, 44],
    ],
    CX,
    0.16,
    palette.clear,
  );

/** The flask with initials on its body. */
export const engravedFlask = (colour: string): string => flask(colour) + fitted('A.B.', CX, 128, 40, 22, STEEL, 1);
