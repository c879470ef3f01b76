import { darken, lighten } from '../../draw/colour';
import { shadow } from '../../draw/shadow';
import { top, turned } from '../../draw/turned';
import { type Print, printed } from './pack';
import { CX, FLAT, GLAZE, wrap } from './round';

/** A steel tin with a paper label. */
export function tin(print: Print): string {
  const steel = '#c9ced6';
  return [
    shadow(CX, 54),
    turned(
      [
        [44, 52, true],
        [50, 54, true],
        [170, 54, true],
        [175, 52, true],
      ],
      steel,
      CX,
      { ...GLAZE, depth: 0.5 },
    ),
    wrap(
      [
        [52, 53.4, true],
        [167, 53.4, true],
      ],
      print.colour,
    ),
    `<ellipse cx="100" cy="44" rx="52" ry="7" fill="${darken(steel, 0.12)}"/>`,
    top(CX, 44, 49, '#dfe3e9', 0.115),
    printed(print, print.colour, CX, 116, 84, 84),
  ].join('');
}

/** A short flat tin, of fish or pâté. */
export function flatTin(print: Print): string {
  return [
    shadow(CX, 66),
    turned(
      [
        [106, 64, true],
        [111, 66, true],
        [170, 66, true],
        [174, 63, true],
      ],
      print.colour,
      CX,
      { ...FLAT, tilt: 0.14 },
    ),
    `<ellipse cx="100" cy="106" rx="64" ry="12" fill="${lighten('#c9ced6', 0.1)}"/>`,
    top(CX, 106, 59, '#e4e7ec', 0.17),
    `<path d="M86 104q14 -9 28 0" fill="none" stroke="#9aa2ad" stroke-width="3" stroke-linecap="round"/>`,
    printed(print, print.colour, CX, 146, 104, 42),
  ].join('');
}

/** A drinks can. */
export function can(print: Print): string {
  return [
    shadow(CX, 36),
    turned(
      [
        [34, 27, true],
        [40, 30],
        [54, 36, true],
        [166, 36, true],
        [172, 33],
        [176, 29],
      ],
      print.colour,
      CX,
      GLAZE,
    ),
    turned(
      [
        [32, 28, true],
        [37, 28, true],
      ],
      '#cfd4db',
      CX,
      GLAZE,
    ),
    top(CX, 32, 27, '#d9dde3', 0.13),
    printed(print, print.colour, CX, 114, 60, 92),
  ].join('');
}
