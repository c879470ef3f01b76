import { place } from '../../draw/canvas';
import { linear } from '../../draw/gradient';
import { shadow } from '../../draw/shadow';
import { top, turned } from '../../draw/turned';
import { type Print, printed } from './pack';
import { CX, FLAT } from './round';

/** A pot with a snapped-on lid, of yoghurt, cream or ice cream. */
export function tub(print: Print): string {
  const lid = print.second ?? '#2f62c0';
  const panel = linear([
    [0, print.colour],
    [1, print.colour],
  ]);
  return [
    panel.def,
    shadow(CX, 52),
    turned(
      [
        [60, 66, true],
        [172, 52, true],
        [177, 49, true],
      ],
      print.colour,
      CX,
      { gloss: 0.22, tilt: 0.06, depth: 0.34 },
    ),
    turned(
      [
        [44, 69, true],
        [48, 71, true],
        [62, 71, true],
        [65, 69, true],
      ],
      lid,
      CX,
      FLAT,
    ),
    top(CX, 44, 69, lid, 0.05),
    printed(print, print.colour, CX, 121, 96, 88),
  ].join('');
}

/** A small pot, of hummus, dip or pudding: low and wide. */
export function pot(print: Print): string {
  const lid = print.second ?? '#f3ecdd';
  return [
    shadow(CX, 56),
    turned(
      [
        [104, 64, true],
        [170, 52, true],
        [176, 48, true],
      ],
      print.colour,
      CX,
      { gloss: 0.2, tilt: 0.1, depth: 0.38 },
    ),
    turned(
      [
        [92, 66, true],
        [96, 69, true],
        [106, 69, true],
        [110, 66, true],
      ],
      lid,
      CX,
      { ...FLAT, tilt: 0.14 },
    ),
    top(CX, 92, 66, lid, 0.17),
    printed({ ...print, mark: undefined }, print.colour, CX, 146, 88, 40),
    print.mark ? printed({ name: '', colour: lid, mark: print.mark }, lid, CX, 86, 40, 30) : '',
  ].join('');
}

/** `number` rolls of paper in rows, wrapped in a band with the name. */
export function rolls(print: Print, number: number): string {
  const across = Math.ceil(Math.sqrt(number));
  const rows = Math.ceil(number / across);
  const scale = Math.min(1.1, 2.5 / across);
  const roll = (cx: number, y: number): string =>
    `${turned(
      [
        [y, 27, true],
        [y + 52, 27, true],
      ],
      '#f7f5f2',
      cx,
      { gloss: 0.05, tilt: 0.2, depth: 0.3 },
    )}${top(cx, y, 27, '#f4f1ec', 0.24)}<ellipse cx="${cx}" cy="${y}" rx="8" ry="2.6" fill="#b79a78"/>`;
  const stacked = Array.from({ length: number }, (_, at) =>
    roll(CX + ((at % across) - (across - 1) / 2) * 56, 116 - (rows - 1 - Math.floor(at / across)) * 54),
  ).join('');
  const middle = 174 - (scale * rows * 54) / 2;
  return [
    shadow(CX, scale * across * 30, 174),
    place(stacked, CX - CX * scale, 174 - 174 * scale, scale),
    `<rect x="${CX - scale * across * 28}" y="${middle - 22}" width="${scale * across * 56}" height="44" fill="${print.colour}" opacity=".94"/>`,
    printed(print, print.colour, CX, middle, 100, 34),
  ].join('');
}
