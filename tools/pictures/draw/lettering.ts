import { round } from './canvas';
import { figtreeBold } from './figtree-bold';

const CAP = 0.7;

const SPACE = [300, ''] as const;

/** A letter's advance and outline, in thousandths of the size. */
function glyph(letter: string): readonly [advance: number, path: string] {
  const drawn = letter === ' ' ? SPACE : figtreeBold[letter];
  if (drawn === undefined) throw new Error(`No outline for the letter ${letter}`);
  return drawn;
}

/** Width of a line of lettering, in units of the drawing. */
export function widthOf(text: string, size: number, tracking = -0.01): number {
  return [...text].reduce((sum, letter) => sum + (glyph(letter)[0] / 1000 + tracking) * size, 0);
}

/** A centred line as outlines: pictures must not depend on which fonts a machine has. */
function line(text: string, cx: number, baseline: number, size: number, fill: string, tracking = -0.01): string {
  let x = cx - widthOf(text, size, tracking) / 2;
  const letters = [...text].map((letter) => {
    const [advance, path] = glyph(letter);
    const at = x;
    x += (advance / 1000 + tracking) * size;
    return path !== ''
      ? `<path transform="translate(${round(at)} ${round(baseline)}) scale(${round(size) / 1000})" d="${path}"/>`
      : '';
  });
  return `<g fill="${fill}">${letters.join('')}</g>`;
}

/** Splits a name over at most `most` lines of even length. */
function wrapped(name: string, most: number): string[] {
  const words = name.split(' ');
  if (words.length === 1 || most === 1) return [name];
  const target = name.length / Math.min(most, words.length);
  const lines: string[] = [];
  let current = '';
  for (const word of words) {
    const next = current === '' ? word : `${current} ${word}`;
    if (current !== '' && next.length > target + 2.5 && lines.length < most - 1) {
      lines.push(current);
      current = word;
    } else current = next;
  }
  return [...lines, current];
}

/** A name fitted into a box, as large as it goes, centred both ways. */
export function fitted(
  name: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
  fill: string,
  most = 3,
  largest = 19,
): string {
  const options = [1, 2, 3]
    .filter((count) => count <= most)
    .map((count) => {
      const lines = wrapped(name, count);
      const widest = Math.max(...lines.map((text) => widthOf(text, 1)));
      return { lines, size: Math.min(width / widest, height / (lines.length * 1.12), largest) };
    });
  const best = options.reduce((a, b) => (b.size > a.size + 0.4 ? b : a));
  const leading = best.size * 1.1;
  const top = cy - ((best.lines.length - 1) * leading) / 2 + (best.size * CAP) / 2;
  return best.lines.map((text, index) => line(text, cx, top + index * leading, best.size, fill)).join('');
}
