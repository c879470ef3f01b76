import { noteReader } from '../content/notes';
import type { RangeLine } from '../content/range';
import { slugOf } from '../content/slug';
import type { DemoItem } from '../demo-data.types';

/**
 * The colours of the house as swatches. They are those of the drawn products (tools/pictures/retail/palette.ts), whose
 * test compares the two: the back end's build does not depend on the tools.
 */
export const COLOURS: Readonly<Record<string, string>> = {
  ink: '#23252f',
  ultramarine: '#2a1ff0',
  bone: '#e9e5dc',
  sky: '#a9c0ea',
  slate: '#7d869a',
  oak: '#bd8a55',
  moss: '#71806c',
  clear: '#d4e4f2',
};

const sentence = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Large, 2.4 litres' for 'Larder jar, large'; the size alone for a product without such a word. */
function sizeName(product: string, size: string): string {
  const [, word] = product.split(', ');
  return word === undefined ? size : `${sentence(word)}, ${size}`;
}

/**
 * The colours of one product are a family. The note 'family:perrin-lamp' joins products, 'by:Height' names what their
 * sizes differ in.
 */
export function finishVariant(line: RangeLine, colour: string, range: string): Pick<DemoItem, 'family' | 'variant'> {
  const [product, , colours, , size, , notes] = line;
  const note = noteReader(notes);
  const joined = note.valueOf('family');
  const variant = [
    ...(colour === ''
      ? []
      : [
          {
            name: range === 'lighting' ? 'Finish' : 'Colour',
            value: sentence(colour),
            colour: COLOURS[colour] ?? null,
          },
        ]),
    ...(joined === undefined
      ? []
      : [{ name: note.valueOf('by') ?? 'Size', value: sizeName(product, size), colour: null }]),
  ];
  if (joined === undefined && !colours.includes(' ')) return { family: null, variant: [] };
  return { family: joined ?? slugOf(product), variant };
}
