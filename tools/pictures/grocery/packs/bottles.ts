import { darken, lighten } from '../../draw/colour';
import { shadow } from '../../draw/shadow';
import { top, turned } from '../../draw/turned';
import { type Print, printed, sheen } from './pack';
import { CX, FLAT, wrap } from './round';

/** A glass jar: `colour` is what is inside, `second` the lid. */
export function jar(print: Print): string {
  const lid = print.second ?? '#1b5a38';
  return [
    shadow(CX, 48),
    turned(
      [
        [64, 40],
        [74, 47],
        [90, 49, true],
        [164, 49, true],
        [172, 47],
        [177, 42],
      ],
      print.colour,
      CX,
      { gloss: 0.7, tilt: 0.07, depth: 0.48 },
    ),
    wrap(
      [
        [92, 49.2, true],
        [152, 49.2, true],
      ],
      '#fbf6ea',
    ),
    turned(
      [
        [36, 42, true],
        [40, 44, true],
        [62, 44, true],
        [66, 43, true],
      ],
      lid,
      CX,
      FLAT,
    ),
    top(CX, 37, 42, lid, 0.08),
    sheen(60, 70, 8, 104, 0.5),
    printed(print, '#fbf6ea', CX, 122, 84, print.mark ? 56 : 50),
  ].join('');
}

/** A tall glass bottle of wine, oil or cordial: `colour` glass and content, `second` the capsule. */
export function bottle(print: Print): string {
  const capsule = print.second ?? '#123f27';
  return [
    shadow(CX, 30),
    turned(
      [
        [34, 10, true],
        [66, 10.5],
        [78, 15],
        [94, 28],
        [108, 31, true],
        [166, 31, true],
        [173, 30],
        [177, 26],
      ],
      print.colour,
      CX,
      { gloss: 0.75, tilt: 0.07, depth: 0.56 },
    ),
    wrap(
      [
        [114, 31.2, true],
        [160, 31.2, true],
      ],
      '#fbf6ea',
    ),
    turned(
      [
        [20, 11, true],
        [56, 11.6, true],
      ],
      capsule,
      CX,
      FLAT,
    ),
    top(CX, 20, 11, capsule, 0.1),
    printed(print, '#fbf6ea', CX, 138, 54, 42),
  ].join('');
}

/** A squat bottle with a wide neck, of juice or sauce. */
export function juiceBottle(print: Print): string {
  const cap = print.second ?? '#1b5a38';
  return [
    shadow(CX, 36),
    turned(
      [
        [40, 17, true],
        [52, 18],
        [66, 26],
        [84, 37],
        [98, 38, true],
        [164, 38, true],
        [172, 36],
        [177, 32],
      ],
      print.colour,
      CX,
      { gloss: 0.6, tilt: 0.07, depth: 0.46 },
    ),
    wrap(
      [
        [98, 38.3, true],
        [156, 38.3, true],
      ],
      '#fbf6ea',
    ),
    turned(
      [
        [24, 18, true],
        [44, 18.6, true],
      ],
      cap,
      CX,
      FLAT,
    ),
    top(CX, 24, 18, cap, 0.09),
    printed(print, '#fbf6ea', CX, 128, 66, 52),
  ].join('');
}

/** A plastic milk bottle with its grip. `second` is the cap and label. */
export function milkBottle(print: Print): string {
  const cap = print.second ?? '#2f62c0';
  return [
    shadow(CX, 40),
    turned(
      [
        [44, 16, true],
        [54, 18],
        [68, 32],
        [82, 41],
        [96, 42, true],
        [166, 42, true],
        [173, 40],
        [177, 36],
      ],
      print.colour,
      CX,
      { gloss: 0.35, tilt: 0.07, depth: 0.3 },
    ),
    `<path d="M122 66q22 8 19 40" fill="none" stroke="${darken(print.colour, 0.22)}" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
    `<path d="M120 65q20 8 17 38" fill="none" stroke="${lighten(print.colour, 0.5)}" stroke-width="4" stroke-linecap="round"/>`,
    wrap(
      [
        [102, 42.3, true],
        [156, 42.3, true],
      ],
      lighten(cap, 0.78),
    ),
    turned(
      [
        [26, 18, true],
        [46, 19, true],
      ],
      cap,
      CX,
      FLAT,
    ),
    top(CX, 26, 18, cap, 0.09),
    printed(print, lighten(cap, 0.78), CX, 130, 72, 46),
  ].join('');
}

/** A pump bottle, of hand wash or shampoo; `second` is the pump. */
export function pump(print: Print): string {
  const head = print.second ?? '#f3f1ea';
  return [
    shadow(CX, 36),
    `<path d="M97 22h6v34h-6z" fill="${darken(head, 0.18)}"/><path d="M70 26q0 -9 12 -9h30q6 0 6 6t-6 6H82q-4 0 -4 6v4h-8z" fill="${head}"/><path d="M82 18h30q5 0 5 4H74q2 -4 8 -4z" fill="#ffffff" opacity=".5"/>`,
    turned(
      [
        [70, 18],
        [80, 32],
        [94, 37, true],
        [166, 37, true],
        [173, 35],
        [177, 31],
      ],
      print.colour,
      CX,
      { gloss: 0.5, tilt: 0.07, depth: 0.42 },
    ),
    turned(
      [
        [50, 13, true],
        [72, 15, true],
      ],
      head,
      CX,
      FLAT,
    ),
    wrap(
      [
        [100, 37.3, true],
        [158, 37.3, true],
      ],
      '#ffffff',
    ),
    printed(print, '#ffffff', CX, 130, 62, 50),
  ].join('');
}

/** A trigger or squeezy bottle of cleaner; `second` is the cap. */
export function squeezy(print: Print): string {
  const cap = print.second ?? '#f68b1f';
  return [
    shadow(CX, 34),
    turned(
      [
        [58, 14],
        [70, 26],
        [88, 34],
        [112, 30],
        [138, 35],
        [168, 34],
        [177, 30],
      ],
      print.colour,
      CX,
      { gloss: 0.55, tilt: 0.07, depth: 0.42 },
    ),
    turned(
      [
        [30, 7, true],
        [36, 9, true],
        [44, 15, true],
        [62, 16, true],
      ],
      cap,
      CX,
      FLAT,
    ),
    wrap(
      [
        [96, 32.5],
        [112, 30.4],
        [138, 35.2],
        [158, 35],
      ],
      '#ffffff',
    ),
    printed(print, '#ffffff', CX, 128, 52, 46),
  ].join('');
}
