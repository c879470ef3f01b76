/** @jest-environment node */
import sharp from 'sharp';
import { drawRecipe, loadIcons } from './draw-recipe';
import type { Recipe } from './recipe';
import { recipes } from './recipes';

const SIDE = 48;
const SOLID = 128;
/** Close-ups and rooms fill their tile; their names end so. */
const whole = recipes().filter(
  ({ brand, shape, motif }) => brand === 'retail' && shape === 'tile' && !/-(close|room)$/.test(motif),
);

/** Whether something solid, more than a shadow or a glow, touches the edge of the tile. */
async function isCutOff(recipe: Recipe): Promise<boolean> {
  const alpha = await sharp(Buffer.from(drawRecipe(recipe)))
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const isSolid = (x: number, y: number) => (alpha[y * SIDE + x] ?? 0) > SOLID;
  const places = Array.from({ length: SIDE }, (_, at) => at);
  // A pendant hangs from above.
  const hangs = recipe.motif.includes('pendant') || recipe.motif.includes('lights');
  const last = SIDE - 1;
  return places.some((at) => isSolid(0, at) || isSolid(last, at) || isSolid(at, last) || (!hangs && isSolid(at, 0)));
}

beforeAll(loadIcons);

test('no product of the home shop is cut off by the edge of its picture', async () => {
  const cut: string[] = [];
  for (const recipe of whole) if (await isCutOff(recipe)) cut.push(recipe.motif);
  expect(cut).toEqual([]);
}, 120_000);
