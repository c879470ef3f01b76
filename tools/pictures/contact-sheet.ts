import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawRecipe, loadIcons } from './draw-recipe';
import { recipes } from './recipes';

/**
 * Draws many motifs on one sheet for inspection: node --import tsx tools/pictures/contact-sheet.ts OUT.png
 * [PART-OF-NAME] [--columns=10]
 */
const {
  values: { columns },
  positionals: [out = 'contact-sheet.png', part = ''],
} = parseArgs({ allowPositionals: true, options: { columns: { type: 'string', default: '10' } } });
const SIDE = 150;
const chosen = recipes().filter((recipe) => new RegExp(part).test(`${recipe.brand}/${recipe.shape}/${recipe.motif}`));
const across = Number(columns);
loadIcons();
const tiles = await Promise.all(
  chosen.map(async (recipe, index) => ({
    input: await sharp(Buffer.from(drawRecipe(recipe)))
      .resize(SIDE, SIDE, { fit: 'contain', background: '#00000000' })
      .flatten({ background: recipe.brand === 'grocery' ? '#f8e8c9' : '#dfe7f2' })
      .png()
      .toBuffer(),
    left: (index % across) * (SIDE + 4),
    top: Math.floor(index / across) * (SIDE + 4),
  })),
);
const height = Math.ceil(chosen.length / across) * (SIDE + 4);
await sharp({ create: { width: across * (SIDE + 4), height, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out);
console.log(`${chosen.length} motifs on ${out}`);
