import { join, picture, place } from '../draw/canvas';
import { linear, radial } from '../draw/gradient';
import type { Recipe } from '../recipe';
import { candle } from '../retail/candles';
import { basket } from '../retail/cleaning';
import { giftBox } from '../retail/gifts';
import { domeLamp } from '../retail/lamps';
import { palette } from '../retail/palette';
import { bulb } from '../retail/pendants';
import { vase } from '../retail/vases';

const INK = '#11121a';
const BLUE = '#2117ff';

const state = (motif: string, draw: () => string): Recipe => ({
  motif: `state-${motif}-retail`,
  brand: 'retail',
  shape: 'state',
  draw: () => picture(`<path d="M0 262H400" stroke="${INK}" stroke-width="2"/>${draw()}`, 400, 300),
});

const cable = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
const plug = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-18 -9h18M-22 0h22M-18 9h18" stroke="${INK}" stroke-width="6"/><path d="M0 -16h18l13 10v12l-13 10H0z" fill="#ffffff" stroke="${INK}" stroke-width="3"/></g>`;

/** The lamp at the end of its cable, drawn in line: the house's way of saying that something is off. */
const darkLamp = (x: number): string =>
  `<g transform="translate(${x} 0)"><path d="M-40 186q0 -58 40 -58t40 58z" fill="${BLUE}" stroke="${INK}" stroke-width="3"/><path d="M-40 186h80l-6 8h-68z" fill="${INK}"/><path d="M-5 194h10v56H-5z" fill="#fff" stroke="${INK}" stroke-width="3"/><path d="M-24 250h48v12h-48z" fill="#fff" stroke="${INK}" stroke-width="3"/><path d="M-26 168q4 -20 18 -27" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`;

function heroGround(): string {
  const blue = linear(
    [
      [0, '#4a43ff'],
      [0.5, '#2a20f2'],
      [1, '#1a11cf'],
    ],
    [0, 0, 1, 1],
  );
  const light = radial([
    [0, '#8f8aff', 0.75],
    [1, '#2a20f2', 0],
  ]);
  return `${blue.def}${light.def}<rect width="1440" height="650" fill="${blue.fill}"/><ellipse cx="1010" cy="330" rx="520" ry="360" fill="${light.fill}"/><rect y="560" width="1440" height="90" fill="#150cb8" opacity=".35"/>`;
}

export const retailScenes: readonly Recipe[] = [
  {
    motif: 'hero-retail',
    brand: 'retail',
    shape: 'hero',
    draw: () =>
      picture(
        join(
          heroGround(),
          place(vase(palette.sky), 560, 126, 2.7),
          place(domeLamp(palette.bone), 752, 4, 3.35),
          place(candle(palette.ink), 1150, 300, 1.72),
        ),
        1440,
        650,
      ),
  },
  state('empty-basket', () => place(basket(palette.oak), 76, 42, 1.25)),
  state('404', () =>
    join(
      plug(30, 252),
      cable('M62 252h26q18 0 18 -16v-96q0 -12 -9 -2l-44 62q-6 12 6 12h62'),
      cable('M121 212q22 0 30 24t34 26q28 0 28 -70t-28 -70t-28 70t28 70h26'),
      cable('M211 262q56 0 56 -18v-104q0 -12 -9 -2l-44 62q-6 12 6 12h72q18 0 22 24t24 26h16'),
      darkLamp(354),
    ),
  ),
  state('error', () => join(plug(84, 246), cable('M116 246q34 0 40 -26t-20 -24t-8 34t60 32h84'), darkLamp(300))),
  state('no-stores', () =>
    join(
      `<path d="M64 262V150h104v112zM52 150l64 -44l64 44z" fill="#ffffff" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M100 262v-56h32v56" fill="none" stroke="${INK}" stroke-width="3"/>`,
      `<path d="M196 262h140" stroke="${BLUE}" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/>`,
      `<path d="M338 250c-34 -42 -42 -58 -42 -76a42 42 0 0 1 84 0c0 18 -8 34 -42 76z" fill="${BLUE}" stroke="${INK}" stroke-width="3"/><circle cx="338" cy="174" r="15" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
    ),
  ),
  state('order-placed', () =>
    join(
      place(giftBox(palette.ultramarine), 96, 88, 1),
      place(bulb(), 248, 152, 0.62),
      place(candle(palette.ink), 20, 156, 0.6),
    ),
  ),
];
