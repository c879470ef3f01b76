import { emoji } from '../draw/emoji';
import { linear } from '../draw/gradient';
import { shadow } from '../draw/shadow';

/** A paper carrier, 260 wide and 270 high with its top left at 0, 0, its edge cut in zigzags and a leaf printed on it. */
export function paperCarrier(): string {
  const front = linear(
    [
      [0, '#b58350'],
      [0.18, '#cfa06a'],
      [0.55, '#c8965d'],
      [1, '#a8753f'],
    ],
    [0, 0, 1, 0.1],
  );
  const side = linear([
    [0, '#8f6132'],
    [1, '#7a5028'],
  ]);
  const zig = 'l9 9l9 -9'.repeat(13);
  return [
    front.def,
    side.def,
    `<path d="M234 0l34 8l-8 262l-26 0z" fill="${side.fill}"/>`,
    `<path d="M0 0${zig}L246 270H-10z" fill="${front.fill}"/>`,
    '<path d="M18 0L8 270M212 0l14 270" stroke="#8f6132" stroke-width="1.5" opacity=".4"/>',
    '<circle cx="116" cy="124" r="50" fill="#1b5a38"/>',
    '<path d="M116 92c26 18 26 46 0 66c-26 -20 -26 -48 0 -66z" fill="#fbf7ee"/><path d="M118 90q6 -16 26 -16q-2 18 -26 16z" fill="#f68b1f"/>',
  ].join('');
}

/** The carrier, full, with its shadow; 420 by 470 units. */
export function fullCarrier(): string {
  return [
    shadow(212, 170, 452, 1.1),
    emoji('leafy-green', 112, 160, 150, -14),
    emoji('baguette-bread', 268, 118, 220, -28),
    emoji('broccoli', 300, 172, 150, 10),
    emoji('pineapple', 196, 118, 176, -6),
    emoji('bell-pepper', 126, 184, 112, -8),
    emoji('tomato', 204, 190, 104),
    emoji('lemon', 282, 196, 92, 12),
    `<g transform="translate(84 190)">${paperCarrier()}</g>`,
  ].join('');
}
