/** @jest-environment node */
import { emoji } from './draw/emoji';
import { drawRecipe, loadIcons } from './draw-recipe';
import { recipes } from './recipes';

const all = new Map(recipes().map((recipe) => [recipe.motif, recipe]));

/** The outlines in a drawing, without their colours, sizes and positions. */
const outlinesIn = (drawing: string): string[] =>
  [...drawing.matchAll(/<path[^>]*? d="([^"]+)"/g)].map(([, path = '']) => path);

function outlines(motif: string): string[] {
  const recipe = all.get(motif);
  if (!recipe) throw new Error(`There is no motif ${motif}`);
  return outlinesIn(drawRecipe(recipe));
}

beforeAll(loadIcons);

test.each([
  ['almonds', 'chestnut'],
  ['almond-butter', 'chestnut'],
  ['almond-drink', 'chestnut'],
  ['granola', 'chestnut'],
  ['walnuts', 'chestnut'],
  ['hazelnut-bar', 'chestnut'],
  ['pumpkin', 'jack-o-lantern'],
])('the picture %s shows no %s', (motif, other) => {
  const others = outlinesIn(emoji(other, 0, 0, 32));
  expect(others.length).toBeGreaterThan(0);
  expect(outlines(motif).filter((path) => others.includes(path))).toEqual([]);
});

test.each([
  ['bread-knife-oak', 'chef-knife-oak'],
  ['cross-screwdriver-ink', 'screwdriver-ink'],
])('%s is not a resized %s', (motif, other) => {
  const own = new Set(outlines(motif));
  expect(outlines(other).every((path) => own.has(path))).toBe(false);
});
