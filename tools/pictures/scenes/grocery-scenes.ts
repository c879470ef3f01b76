import { join, picture, place } from '../draw/canvas';
import { emoji, standing } from '../draw/emoji';
import { linear, radial } from '../draw/gradient';
import { shadow } from '../draw/shadow';
import { milkBottle } from '../grocery/packs/bottles';
import { eggBox } from '../grocery/packs/egg-box';
import type { Recipe, Shape } from '../recipe';
import { fullCarrier, paperCarrier } from './grocery-parts';

const scene = (motif: string, shape: Shape, width: number, height: number, draw: () => string): Recipe => ({
  motif: `${motif}-grocery`,
  brand: 'grocery',
  shape,
  draw: () => picture(draw(), width, height),
});
const state = (motif: string, draw: () => string): Recipe =>
  scene(`state-${motif}`, 'state', 400, 300, () => ground() + draw());

/** The warm round background of every scene. */
function ground(): string {
  const light = radial([
    [0, '#ffe4bd', 0.9],
    [0.7, '#ffebd1', 0.55],
    [1, '#ffebd1', 0],
  ]);
  return `${light.def}<ellipse cx="200" cy="160" rx="190" ry="140" fill="${light.fill}"/>`;
}

/** A dashed way with a pin at its end. */
const way = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#1b5a38" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 14" opacity=".7"/>`;

function plate(): string {
  const rim = linear(
    [
      [0, '#ffffff'],
      [1, '#e2dccb'],
    ],
    [0, 0, 0.6, 1],
  );
  return `${rim.def}<ellipse cx="200" cy="160" rx="86" ry="86" fill="${rim.fill}"/><circle cx="200" cy="160" r="60" fill="#f6f1e4"/><circle cx="200" cy="160" r="60" fill="none" stroke="#d9d0ba" stroke-width="2"/>`;
}

const numeral = (text: string, x: number): string =>
  `<g transform="translate(${x} 0)"><path d="${text}" fill="none" stroke="#1b5a38" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/></g>`;
const FOUR = 'M54 92L12 184H82M60 140V232';

export const groceryScenes: readonly Recipe[] = [
  scene('hero', 'hero', 560, 480, () =>
    join(
      place(fullCarrier(), 62, 6),
      standing('red-apple', 66, 100, 462),
      standing('tangerine', 124, 76, 470),
      place(milkBottle({ name: 'Whole milk', colour: '#f6f6f1', second: '#2f62c0' }), 366, 246, 1.18),
      standing('strawberry', 404, 64, 476, 10),
      standing('egg', 524, 50, 476),
    ),
  ),
  state('empty-basket', () =>
    join(
      shadow(200, 96, 262),
      place(paperCarrier(), 122, 96, 0.6),
      emoji('leaf-fluttering-in-wind', 292, 92, 64),
      way('M250 120q10 -34 30 -26'),
    ),
  ),
  state('404', () =>
    join(
      shadow(200, 130, 262),
      numeral(FOUR, 20),
      plate(),
      emoji('cookie', 200, 160, 92, 20),
      numeral(FOUR, 288),
      emoji('fork-and-knife', 372, 252, 46),
    ),
  ),
  state('error', () =>
    join(
      standing('cooking', 196, 170, 250, -8),
      standing('egg', 92, 64, 262, 40),
      emoji('leafy-green', 316, 226, 84, 24),
      emoji('tomato', 340, 104, 54, 30),
      way('M262 92q34 -32 66 -4'),
    ),
  ),
  state('no-stores', () =>
    join(
      standing('houses', 104, 150, 252),
      way('M166 238q54 -60 110 -16q34 26 60 -40'),
      standing('delivery-truck', 246, 120, 262),
      emoji('round-pushpin', 342, 128, 76),
    ),
  ),
  state('order-placed', () =>
    join(
      place(fullCarrier(), 96, 12, 0.56),
      place(eggBox({ name: 'Free range', colour: '#a9b6a8' }, 6), 276, 164, 0.54),
      standing('sparkles', 320, 70, 130),
      standing('sparkles', 72, 54, 110),
      emoji('party-popper', 82, 214, 82),
    ),
  ),
];
