import { darken, lighten } from '../../draw/colour';
import { emoji } from '../../draw/emoji';
import { clip, linear } from '../../draw/gradient';
import { fitted } from '../../draw/lettering';
import { shadow } from '../../draw/shadow';
import { box, down, filled, inkOn, type Print, printed } from './pack';

/** A gable-topped carton; `second` is the wave at its foot and the cap. */
export function carton(print: Print): string {
  const second = print.second ?? darken(print.colour, 0.4);
  const side = linear([
    [0, darken(print.colour, 0.24)],
    [1, darken(print.colour, 0.38)],
  ]);
  const front = clip(box(56, 62, 66, 114, 1));
  return [
    shadow(102, 48),
    filled(side, 'M122 62l22 -6v112l-22 8z'),
    filled(
      linear([
        [0, darken(print.colour, 0.16)],
        [1, darken(print.colour, 0.28)],
      ]),
      'M122 62l-6 -30l18 -2l10 26z',
    ),
    filled(down(print.colour), box(56, 62, 66, 114, 1)),
    filled(
      linear(
        [
          [0, lighten(print.colour, 0.4)],
          [1, lighten(print.colour, 0.05)],
        ],
        [0, 0, 0, 1],
      ),
      'M56 62l8 -30h52l6 30z',
    ),
    `<path d="M62 22h56v11h-56z" fill="${darken(print.colour, 0.1)}"/><path d="M118 22l16 -1v10l-16 2z" fill="${darken(print.colour, 0.3)}"/>`,
    front.def,
    `<g ${front.use}><path d="M56 136q18 -14 34 -6t32 -6v54h-66z" fill="${second}"/><path d="M122 62l22 -6v112l-22 8z" fill="${second}" opacity=".0"/></g>`,
    `<path d="M122 124l22 -7v51l-22 8z" fill="${darken(second, 0.3)}"/>`,
    `<rect x="88" y="40" width="20" height="13" rx="3" fill="${second}"/><rect x="88" y="40" width="20" height="4" rx="2" fill="#ffffff" opacity=".35"/>`,
    printed({ ...print, mark: undefined }, print.colour, 89, 94, 58, 46),
    print.mark ? emoji(print.mark, 89, 151, 40) : '',
  ].join('');
}

/** A cardboard box seen with one side; `second` is the sweep across its foot. */
export function cardBox(print: Print): string {
  const second = print.second ?? lighten(print.colour, 0.5);
  const face = clip('M46 44h88v132h-88z');
  return [
    shadow(102, 56),
    filled(
      linear([
        [0, darken(print.colour, 0.3)],
        [1, darken(print.colour, 0.46)],
      ]),
      'M134 44l26 -8v128l-26 12z',
    ),
    filled(
      linear([
        [0, lighten(print.colour, 0.3)],
        [1, lighten(print.colour, 0.1)],
      ]),
      'M46 44l30 -9h84l-26 9z',
    ),
    filled(down(print.colour), 'M46 44h88v132h-88z'),
    face.def,
    `<g ${face.use}><path d="M46 118q40 -26 88 -4v62h-88z" fill="${second}"/></g>`,
    `<path d="M134 114l26 -14v64l-26 12z" fill="${darken(second, 0.34)}"/>`,
    printed({ ...print, mark: undefined }, print.colour, 90, 78, 76, 52),
    print.mark ? emoji(print.mark, 90, 144, 46) : '',
  ].join('');
}

/** A wide low box, of pizza, fish fingers or tea. */
export function wideBox(print: Print): string {
  const second = print.second ?? lighten(print.colour, 0.5);
  return [
    shadow(100, 74),
    filled(
      linear([
        [0, lighten(print.colour, 0.35)],
        [1, lighten(print.colour, 0.12)],
      ]),
      'M26 74l20 -14h128l-14 14z',
    ),
    filled(
      linear([
        [0, darken(print.colour, 0.3)],
        [1, darken(print.colour, 0.44)],
      ]),
      'M160 74l14 -14v98l-14 18z',
    ),
    filled(down(print.colour), 'M26 74h134v102h-134z'),
    `<path d="M100 74h60v102h-84q34 -40 24 -102z" fill="${second}"/>`,
    printed({ ...print, mark: undefined }, print.colour, 62, 118, 64, 70),
    print.mark ? emoji(print.mark, 127, 128, 52) : '',
  ].join('');
}

/** Paper packet with a folded top, of flour, sugar or bread. */
export function paperBag(print: Print): string {
  return [
    shadow(98, 46),
    filled(
      linear([
        [0, darken(print.colour, 0.2)],
        [1, darken(print.colour, 0.32)],
      ]),
      'M132 48l16 -6v124l-16 10z',
    ),
    filled(down(print.colour), 'M54 48h78v128h-78z'),
    filled(
      linear(
        [
          [0, lighten(print.colour, 0.3)],
          [1, darken(print.colour, 0.06)],
        ],
        [0, 0, 0, 1],
      ),
      'M56 28h74l2 20h-78z',
    ),
    `<path d="M130 28l14 -3l4 17l-16 6z" fill="${darken(print.colour, 0.24)}"/><path d="M54 48h78" stroke="${darken(print.colour, 0.2)}" stroke-width="1.5"/>`,
    print.second
      ? `<path d="M54 66h78v64h-78z" fill="${print.second}"/><path d="M132 66l16 -6v62l-16 8z" fill="${darken(print.second, 0.28)}"/>`
      : '',
    fitted(print.name, 93, print.second ? 98 : 84, 68, print.second ? 54 : 56, inkOn(print.second ?? print.colour)),
    print.mark ? emoji(print.mark, 93, 152, 38) : '',
  ].join('');
}

/** A wrapped bar, of chocolate or cereal; or a block of butter or cheese in its paper. */
export function bar(print: Print): string {
  const second = print.second ?? lighten(print.colour, 0.3);
  return [
    shadow(100, 78, 160),
    filled(
      linear(
        [
          [0, darken(print.colour, 0.3)],
          [1, darken(print.colour, 0.42)],
        ],
        [0, 0, 0, 1],
      ),
      'M22 142h150l6 -10v16q0 8 -8 12H30q-8 -4 -8 -8z',
    ),
    filled(down(print.colour), box(20, 72, 160, 78, 8)),
    `<path d="M124 72h48q8 0 8 8v62q0 8 -8 8h-62q22 -36 14 -78z" fill="${second}"/>`,
    `<path d="M26 78h148" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`,
    printed({ ...print, mark: undefined }, print.colour, 70, 111, 84, 58),
    print.mark ? emoji(print.mark, 148, 112, 44) : '',
  ].join('');
}
