import { matchedParts } from './matched-parts';

const marked = (text: string, words: string[]) =>
  matchedParts(text, words)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['All-butter croissants, 4 pack', ['croissant'], 'All-butter [croissant]s, 4 pack'],
  ['Crème fraîche', ['creme'], '[Crème] fraîche'],
  ['Whole milk', ['milk', 'whole'], '[Whole] [milk]'],
  ['Buttermilk', ['milk'], 'Buttermilk'],
  ['Bread', [], 'Bread'],
  ['Bread', [''], 'Bread'],
])('%s with %p is shown as %s', (text, words, expected) => expect(marked(text, words as string[])).toBe(expected));
