import { darken, lighten } from '../draw/colour';
import { turned } from '../draw/turned';
import { palette, STEEL } from './palette';
import { CX, laid, plate, rod, stand } from './parts';

const handle = (c: string, y: number, end: number): string =>
  turned(
    [
      [y, 9],
      [y + 10, 12],
      [y + 34, 9],
      [end - 10, 12],
      [end, 8],
    ],
    c,
    CX,
    { gloss: 0.45, tilt: 0.05 },
  );

export const hammer = (c: string): string =>
  stand(104, 56, 170) +
  laid(
    handle(c, 72, 186) +
      turned(
        [
          [40, 5, true],
          [74, 6, true],
        ],
        STEEL,
        CX,
      ) +
      plate('M58 26h58q26 0 34 18q-16 -6 -34 0h-22v6h-36z', STEEL, [0, 0, 0, 1]) +
      plate('M50 20h16v34h-16z', lighten(STEEL, 0.1), [0, 0, 0, 1]),
    34,
  );

const screwdriverWith = (tip: string, c: string): string =>
  stand(104, 56, 168) +
  laid(
    turned(
      [
        [16, 14],
        [26, 17],
        [58, 13],
        [84, 16],
        [92, 9],
      ],
      c,
      CX,
      { gloss: 0.6, tilt: 0.06 },
    ) +
      turned(
        [
          [92, 5, true],
          [164, 5, true],
        ],
        STEEL,
        CX,
        { gloss: 0.9 },
      ) +
      tip,
    44,
  );

export const screwdriver = (c: string): string =>
  screwdriverWith(plate('M94 160h12l3 24h-18z', STEEL, [0, 0, 1, 0]), c);

/** Four wings that meet in a point. */
export const crossScrewdriver = (c: string): string =>
  screwdriverWith(
    plate('M93 158h14l1 10l-8 16l-8 -16z', STEEL, [0, 0, 1, 0]) +
      plate('M98 158h4l1 12l-3 14l-3 -14z', lighten(STEEL, 0.35), [0, 0, 1, 0]) +
      `<path d="M95 162l3 14M105 162l-3 14" stroke="${darken(STEEL, 0.5)}" stroke-width="1.6" stroke-linecap="round"/>`,
    c,
  );

/** One of each tip. */
export const screwdrivers = (c: string): string =>
  `<g transform="translate(-34 0)">${screwdriver(c)}</g><g transform="translate(16 0)">${crossScrewdriver(palette.ink)}</g>`;

export const spanner = (c: string): string =>
  stand(104, 56, 168) +
  laid(
    plate('M92 66h16v72h-16z', c, [0, 0, 1, 0]) +
      plate('M86 14q-20 10 -20 30q0 24 26 26h16q26 -2 26 -26q0 -20 -20 -30v28l-14 8l-14 -8z', c) +
      plate('M100 130a28 28 0 1 1 0 56a28 28 0 1 1 0 -56z', c) +
      `<circle cx="100" cy="158" r="13" fill="${darken(c, 0.55)}"/>`,
    38,
  );

export const pliers = (c: string): string =>
  stand(100, 52, 178) +
  rod('M92 92q-34 34 -26 84', c, 15) +
  rod('M108 92q34 34 26 84', c, 15) +
  plate('M96 20q-18 30 -14 60l12 18h8z', STEEL) +
  plate('M104 20q18 30 14 60l-12 18h-8z', darken(STEEL, 0.15)) +
  `<circle cx="100" cy="86" r="9" fill="${lighten(STEEL, 0.3)}"/><circle cx="100" cy="86" r="4" fill="#4a4f5c"/>`;

export const saw = (c: string): string =>
  stand(104, 72, 158) +
  `<g transform="rotate(-14 100 110)">${plate('M60 92L196 104v14L60 146z', STEEL, [0, 0, 0, 1])}<path d="M60 146${'l6.8 -5l0 3'.repeat(20)}" fill="none" stroke="#7a8290" stroke-width="1.5"/>${plate('M14 86q0 -10 12 -10h28q14 0 14 14v44q0 16 -16 16h-20q-18 0 -18 -16zM30 98v30q0 8 10 8t10 -8v-30q0 -8 -10 -8t-10 8z', c)}</g>`;
