/**
 * Draws pictures when they are requested. A separate process, started by `run/storefront/picture-drawer.ts`, because
 * drawing occupies a core. GET /<motif>/<file> replies 204 when the file is in the motif's folder and 404 for an unknown
 * one. Sends its parent the port on which it listens.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFile } from './draw-picture';
import { loadIcons } from './draw-recipe';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { recipesHash } from './recipes-hash';
import { removeOutdated } from './remove-outdated';

const [root = ''] = parseArgs({ allowPositionals: true }).positionals;
const byMotif = new Map(recipes().map((recipe) => [recipe.motif, recipe]));
removeOutdated(root, recipesHash());
loadIcons();

/** What is being drawn, so that a file that many ask for is drawn once. */
const drawing = new Map<string, Promise<boolean>>();

function drawOnce(recipe: Recipe, file: string): Promise<boolean> {
  const name = `${recipe.motif}/${file}`;
  const drawn = drawing.get(name) ?? drawFile(recipe, file, root).finally(() => drawing.delete(name));
  drawing.set(name, drawn);
  return drawn;
}

async function statusOf(path: string): Promise<number> {
  const [motif = '', file = ''] = path.split('/');
  const recipe = byMotif.get(motif);
  if (!recipe) return 404;
  if (existsSync(join(root, motif, file))) return 204;
  try {
    return (await drawOnce(recipe, file)) ? 204 : 404;
  } catch (error) {
    console.error(`The picture ${motif}/${file} could not be drawn:`, error);
    return 500;
  }
}

const server = createServer(async (request, response) => {
  response.writeHead(await statusOf((request.url ?? '').slice(1))).end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
