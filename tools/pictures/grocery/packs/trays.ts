import { darken, lighten } from '../../draw/colour';
import { emoji } from '../../draw/emoji';
import { linear } from '../../draw/gradient';
import { fitted } from '../../draw/lettering';
import { shadow } from '../../draw/shadow';
import { across, box, down, filled, inkOn, type Print } from './pack';

/** A tray under film with a paper sleeve, of meat, fish or a ready meal. `colour` is the tray, `second` the sleeve, `inside` an emoji or a drawing. */
export function tray(print: Print, inside: string | (() => string), count = 3): string {
  const sleeve = print.second ?? '#fbf6ea';
  const spots: Record<number, readonly (readonly [number, number, number])[]> = {
    1: [[70, 112, 66]],
    2: [
      [56, 100, 46],
      [86, 126, 46],
    ],
    3: [
      [50, 98, 40],
      [86, 100, 40],
      [66, 132, 42],
    ],
  };
  const film = linear(
    [
      [0, '#ffffff', 0.3],
      [0.35, '#ffffff', 0.02],
      [1, '#ffffff', 0.14],
    ],
    [0, 0, 1, 1],
  );
  return [
    shadow(100, 76, 172),
    filled(down(darken(print.colour, 0.25)), box(18, 64, 164, 108, 14)),
    filled(down(print.colour), box(24, 70, 152, 96, 9)),
    ...(typeof inside === 'string'
      ? (spots[count] ?? []).map(([x, y, size]) => emoji(inside, x, y, size))
      : [inside()]),
    film.def,
    `<path d="${box(24, 70, 152, 96, 9)}" fill="${film.fill}"/>`,
    filled(down(sleeve), 'M114 61h46v114h-46z'),
    `<path d="M160 61h4v114h-4z" fill="${darken(sleeve, 0.22)}"/>`,
    fitted(print.name, 137, 112, 40, 60, inkOn(sleeve)),
    print.mark ? emoji(print.mark, 137, 154, 26) : '',
  ].join('');
}

/** A card punnet with fruit heaped in it. */
export function punnet(print: Print, fruit: string): string {
  const row = (y: number, xs: readonly number[], size: number): string =>
    xs.map((x, i) => emoji(fruit, x, y, size, (i % 3) * 14 - 14)).join('');
  return [
    shadow(100, 66, 170),
    `<path d="M32 104h136l-8 12h-120z" fill="${darken(print.colour, 0.4)}"/>`,
    row(84, [78, 112], 38),
    row(98, [56, 90, 122, 146], 38),
    filled(across(print.colour), 'M30 106h140l-14 60q-1 5 -6 5h-100q-5 0 -6 -5z'),
    `<path d="M30 106h140l-1.5 7h-137z" fill="${lighten(print.colour, 0.3)}"/>`,
    `<rect x="58" y="124" width="84" height="34" rx="5" fill="#fffdf6"/>`,
    fitted(print.name, 100, 141, 76, 27, '#22311f', 2),
  ].join('');
}
