/**
 * Draws missing pictures: requested ones at once, all others afterwards when it gets a message. A separate process,
 * started by `run/storefront/picture-drawer.ts`, because drawing occupies a core for a minute. GET /<motif>/<file> replies 204 when
 * the file is in the motif's folder and 404 for an unknown one.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFile, drawPicture } from './draw-picture';
import { loadIcons } from './draw-recipe';
import type { DrawerMessage } from './drawer-message';
import { missingPictures } from './missing-pictures';
import { PictureQueue } from './picture-queue';
import { recipes } from './recipes';

const [root = ''] = parseArgs({ allowPositionals: true }).positionals;
const missing = missingPictures(root);
const byMotif = new Map(recipes().map((recipe) => [recipe.motif, recipe]));
loadIcons();
const queue = new PictureQueue(async (name) => {
  const [motif = '', file] = name.split('/');
  const recipe = byMotif.get(motif);
  if (!recipe) throw new UnknownPicture();
  if (file === undefined) return drawPicture(recipe, root);
  if (!(await drawFile(recipe, file, root))) throw new UnknownPicture();
});
const send = (message: DrawerMessage) => process.send?.(message);

class UnknownPicture extends Error {}

const server = createServer((request, response) => {
  const [motif = '', file = ''] = (request.url ?? '').slice(1).split('/');
  const respond = (status: number) => response.writeHead(status).end();
  if (!byMotif.has(motif)) return respond(404);
  if (existsSync(join(root, motif, file))) return respond(204);
  queue.drawNext(`${motif}/${file}`).then(
    () => respond(204),
    (error: Error) => {
      if (error instanceof UnknownPicture) return respond(404);
      console.error(`The picture ${motif}/${file} could not be drawn: ${error.message}`);
      respond(500);
    },
  );
});
server.listen(0, '127.0.0.1', () => send({ port: (server.address() as AddressInfo).port, missing: missing.length }));

async function drawAll(): Promise<void> {
  let done = 0;
  const drawn = missing.map(async (recipe) => {
    await queue.add(recipe.motif);
    done += 1;
    send({ done, total: missing.length });
  });
  for (const outcome of await Promise.allSettled(drawn))
    if (outcome.status === 'rejected') console.error('A picture could not be drawn:', outcome.reason);
}

process.once('message', drawAll);
