/**
 * Draws missing pictures: requested ones at once, all others afterwards when it gets a message. A separate process,
 * started by `run/picture-drawer.ts`, because drawing occupies a core for a minute. GET /<motif> replies 204 when the
 * pictures are in the folder and 404 for an unknown motif.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPicture } from './draw-picture';
import { loadIcons } from './draw-recipe';
import type { DrawerMessage } from './drawer-message';
import { missingPictures } from './missing-pictures';
import { PictureQueue } from './picture-queue';
import { recipes } from './recipes';

const [root = ''] = parseArgs({ allowPositionals: true }).positionals;
const missing = missingPictures(root);
const byMotif = new Map(recipes().map((recipe) => [recipe.motif, recipe]));
loadIcons();
const queue = new PictureQueue((recipe) => drawPicture(recipe, root));
const send = (message: DrawerMessage) => process.send?.(message);

const server = createServer((request, response) => {
  const recipe = byMotif.get((request.url ?? '').slice(1));
  const respond = (status: number) => response.writeHead(status).end();
  if (!recipe) return respond(404);
  if (existsSync(join(root, recipe.motif))) return respond(204);
  queue.drawNext(recipe).then(
    () => respond(204),
    (error: Error) => {
      console.error(`The picture ${recipe.motif} could not be drawn: ${error.message}`);
      respond(500);
    },
  );
});
server.listen(0, '127.0.0.1', () => send({ port: (server.address() as AddressInfo).port, missing: missing.length }));

async function drawAll(): Promise<void> {
  let done = 0;
  const drawn = missing.map(async (recipe) => {
    await queue.add(recipe);
    done += 1;
    send({ done, total: missing.length });
  });
  for (const outcome of await Promise.allSettled(drawn))
    if (outcome.status === 'rejected') console.error('A picture could not be drawn:', outcome.reason);
}

process.once('message', drawAll);
