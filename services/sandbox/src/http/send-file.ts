import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { Problem } from './problem';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Sends one of the sandbox's own files; `name` never comes from a caller. */
export async function sendFile(reply: FastifyReply, folder: string, name: string): Promise<FastifyReply> {
  const content = await readFile(join(folder, name)).catch(() => {
    throw new Problem(503, 'not_built', `${name} is not built: npm run build -w @storefront/sandbox`);
  });
  return reply
    .type(TYPES[extname(name)] ?? 'application/octet-stream')
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}
