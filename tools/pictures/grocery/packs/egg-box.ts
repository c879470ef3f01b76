import { darken } from '../../draw/colour';
import { emoji } from '../../draw/emoji';
import { fitted } from '../../draw/lettering';
import { shadow } from '../../draw/shadow';
import { across, filled, inkOn, type Print } from './pack';

/** An egg whose shell is not brown. */
const shell = (colour: string, x: number, size: number): string =>
  filled(
    across(colour),
    `M${x} ${100 - size * 0.5}c${size * 0.24} 0 ${size * 0.36} ${size * 0.36} ${size * 0.36} ${size * 0.56}a${size * 0.36} ${size * 0.4} 0 0 1 ${-size * 0.72} 0c0 ${-size * 0.2} ${size * 0.12} ${-size * 0.56} ${size * 0.36} ${-size * 0.56}z`,
  );

/** An open pulp box of `number` eggs, seen from its longer side: half of them, or a third of fifteen, are in front. */
export function eggBox(print: Print, number: number): string {
  const inFront = number % 2 === 0 ? number / 2 : number / 3;
  const apart = 132 / inFront;
  const size = Math.min(50, apart * 1.3);
  const eggs = Array.from({ length: inFront }, (_, at) => {
    const x = 100 + (at - (inFront - 1) / 2) * apart;
    return print.second ? shell(print.second, x, size) : emoji('egg', x, 100, size);
  }).join('');
  return [
    shadow(100, 72, 164),
    `<path d="M24 112q10 -12 24 -6h104q14 -6 24 6l-6 12h-140z" fill="${darken(print.colour, 0.4)}"/>`,
    eggs,
    filled(
      across(print.colour),
      'M22 112q8 14 20 2q10 12 20 0q10 12 20 0q9 10 18 0q9 10 18 0q10 12 20 0q10 12 20 0q12 12 20 -2l-10 46q-2 8 -9 8h-118q-7 0 -9 -8z',
    ),
    `<rect x="58" y="132" width="84" height="26" rx="5" fill="#fffdf6"/>`,
    fitted(print.name, 100, 145, 76, 20, inkOn('#fffdf6'), 1),
  ].join('');
}
