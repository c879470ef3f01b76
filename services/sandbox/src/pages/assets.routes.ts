import type { FastifyInstance } from 'fastify';
import { sendFile } from '../http/send-file';

const ASSET_NAMES = ['sandbox.css', 'card-frame.css', 'icon.svg'];

/** The stylesheets and the icon of the sandbox's pages. */
export function assetsRoutes(app: FastifyInstance, publicDir: string): void {
  for (const name of ASSET_NAMES) {
    app.get(`/assets/${name}`, async (_request, reply) => sendFile(reply, publicDir, name));
  }
}
