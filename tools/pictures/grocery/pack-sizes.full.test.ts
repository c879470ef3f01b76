import { type Icons, useIcons } from '../draw/emoji';
import { drawRecipe } from '../draw-recipe';
import { recipes } from '../recipes';
import { packPictures } from './pack-pictures';

// An emoji is its name: the real set is too large for a unit test.
const named = new Proxy({}, { get: (_, name) => ({ body: `<title>${String(name)}</title>` }) });
const drawings = new Map<string, string>();

beforeAll(() => {
  useIcons(named as Icons);
  for (const recipe of recipes()) if (recipe.shape === 'tile') drawings.set(recipe.motif, drawRecipe(recipe));
});

const times = (text: string, part: string): number => text.split(part).length - 1;
const drawn = (motif: string): string => drawings.get(motif) ?? '';

test('no two pictures of products are drawn alike', () => {
  const motifs = new Map<string, string[]>();
  for (const [motif, drawing] of drawings) motifs.set(drawing, [...(motifs.get(drawing) ?? []), motif]);
  expect([...motifs.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('a pack that is sold by number shows as many as it contains', () => {
  for (const number of [4, 6]) expect(times(drawn(`apples-${number}-pack`), '<title>red-apple<')).toBe(number);
  expect(times(drawn('toilet-roll-9-rolls'), 'fill="#b79a78"')).toBe(9);
});

test('a multipack shows as many packs as it contains', () => {
  for (const { motif, multiple } of packPictures().filter((pack) => pack.multiple > 1))
    expect([motif, times(drawn(motif), '<use ')]).toEqual([motif, multiple]);
});

test('a smaller pack of the same kind is drawn smaller, and a single one of a multipack is not', () => {
  const scale = (motif: string): number =>
    Number(/^<svg[^>]*><g[^>]* scale\(([\d.]+)\)"><svg/.exec(drawn(motif))?.[1] ?? 1);
  expect(scale('milk-whole-1-pint')).toBeLessThan(scale('milk-whole-2-pints'));
  expect(scale('milk-whole-2-pints')).toBeLessThan(scale('milk-whole-4-pints'));
  expect([scale('milk-whole-4-pints'), scale('cola-330ml')]).toEqual([1, 1]);
});

test('an organic version is marked', () => {
  const pack = packPictures().find(({ motif }) => motif === 'apples-4-pack-organic');
  expect(pack).toMatchObject({ product: 'apples', organic: true, mark: '4 pack', count: 4 });
  // The same apples, with a mark on the ground of organic versions.
  const [plain, organic] = [drawn('apples-4-pack'), drawn('apples-4-pack-organic')];
  const apples = plain.slice(0, plain.lastIndexOf('<rect'));
  expect(organic.startsWith(apples)).toBe(true);
  expect([plain, organic].map((drawing) => drawing.slice(apples.length).includes('fill="#1b5a38"'))).toEqual([
    false,
    true,
  ]);
});
