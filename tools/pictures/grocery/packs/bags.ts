import { darken, lighten } from '../../draw/colour';
import { emoji } from '../../draw/emoji';
import { linear } from '../../draw/gradient';
import { fitted } from '../../draw/lettering';
import { shadow } from '../../draw/shadow';
import { across, box, down, filled, inkOn, type Print, printed, sheen } from './pack';

/** A stand-up pouch with crimped ends, of frozen, pasta, coffee or cereal. */
export function pouch(print: Print): string {
  const path = 'M52 30h96q-3 34 0 70t2 72q-50 9 -100 0q-1 -36 2 -72t0 -70z';
  return [
    shadow(100, 52),
    filled(across(print.colour), path),
    `<path d="M52 30h96l-.6 10H52.600z" fill="${darken(print.colour, 0.14)}"/><path d="M52.4 41h95.2" stroke="${lighten(print.colour, 0.4)}" stroke-width="1.2"/>`,
    `<path d="M50 172q50 9 100 0l-1 -12q-49 10 -98 0z" fill="${darken(print.colour, 0.14)}" opacity=".7"/>`,
    print.second ? `<ellipse cx="100" cy="128" rx="36" ry="33" fill="${print.second}"/>` : '',
    fitted(print.name, 100, print.mark ? 68 : 104, 82, print.mark ? 42 : 80, inkOn(print.colour)),
    print.mark ? emoji(print.mark, 100, 128, 52) : '',
    sheen(60, 44, 9, 116, 0.34),
  ].join('');
}

/** A pillow bag, of crisps or salad, with its zigzag ends. */
export function bag(print: Print): string {
  const zig = (y: number, up: number): string =>
    Array.from({ length: 12 }, (_, i) => `l4.5 ${i % 2 === 0 ? up : -up}l4.5 ${i % 2 === 0 ? -up : up}`).join('') +
    `L154 ${y}`;
  const path = `M46 34${zig(34, -4)}q-9 32 -7 68t7 68${'l-4.5 4l-4.5 -4'.repeat(12)}L46 170q9 -34 7 -68t-7 -68z`;
  return [
    shadow(100, 50),
    filled(across(print.colour), path),
    `<path d="M47 42h106M47 162h106" stroke="${darken(print.colour, 0.25)}" stroke-width="2" opacity=".5"/>`,
    print.second ? `<path d="M52 84h96q-2 28 0 38h-96q2 -20 0 -38z" fill="${print.second}"/>` : '',
    fitted(print.name, 100, print.second ? 103 : 80, 80, print.second ? 32 : 50, inkOn(print.second ?? print.colour)),
    print.mark ? emoji(print.mark, 100, print.second ? 145 : 134, print.second ? 32 : 50) : '',
    sheen(62, 44, 10, 114, 0.45),
    sheen(130, 60, 6, 90, 0.25),
  ].join('');
}

/** A see-through bag with a header card: what is inside shows. */
export function windowBag(print: Print, inside: string): string {
  const film = linear(
    [
      [0, '#ffffff', 0.75],
      [0.3, '#f4f8fa', 0.4],
      [1, '#dfe8ec', 0.7],
    ],
    [0, 0, 1, 1],
  );
  const heap = [
    [74, 108, 40],
    [122, 106, 40],
    [98, 96, 40],
    [82, 138, 44],
    [118, 140, 44],
    [100, 122, 42],
  ] as const;
  return [
    shadow(100, 54),
    film.def,
    `<path d="M48 70q-4 54 2 104q50 8 100 0q6 -50 2 -104z" fill="${film.fill}" stroke="#ffffff" stroke-width="1.5"/>`,
    ...heap.map(([x, y, size], i) => emoji(inside, x, y, size, (i % 3) * 20 - 20)),
    sheen(58, 74, 9, 94, 0.7),
    filled(down(print.colour), 'M44 34h112l-3 44h-106z'),
    printed({ ...print, mark: undefined }, print.colour, 100, 57, 94, 34),
  ].join('');
}

/** A tube lying on its side, of toothpaste or tomato purée. */
export function tube(print: Print): string {
  const cap = print.second ?? '#ffffff';
  return [
    shadow(100, 80, 146),
    filled(
      linear(
        [
          [0, lighten(print.colour, 0.25)],
          [0.4, print.colour],
          [1, darken(print.colour, 0.3)],
        ],
        [0, 0, 0, 1],
      ),
      'M22 80l120 14q8 2 8 10v18q0 8 -8 10l-120 14z',
    ),
    `<path d="M22 80l9 1v64l-9 1z" fill="${darken(print.colour, 0.2)}"/>`,
    filled(
      linear(
        [
          [0, '#ffffff'],
          [0.4, cap],
          [1, darken(cap, 0.35)],
        ],
        [0, 0, 0, 1],
      ),
      box(150, 98, 28, 30, 4),
    ),
    fitted(print.name, 86, 113, 96, 34, inkOn(print.colour), 2),
  ].join('');
}
