import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DAY_SECONDS, YEAR_SECONDS } from '@storefront/api/constants';
import type { PublishedFiles } from '@storefront/releases/published-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from './config';
import { drawPicture } from './draw-picture';

/** An asset's name contains its hash, so browsers may cache it permanently; a picture's name does not. */
const IMMUTABLE_CACHE = `public, max-age=${YEAR_SECONDS}, immutable`;
const ONE_DAY_CACHE = `public, max-age=${DAY_SECONDS}`;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves every signed file of every release, compressed in advance, and the pictures. @fastify/static serves folders;
 * here a file exists only if a verified manifest lists it, and its bytes are checked against their digest.
 */
export function assetRoutes(app: FastifyInstance, config: ShellConfig, published: PublishedFiles) {
  app.get<{ Params: { package: string; file: string } }>('/assets/:package/:file', (request, reply) => {
    const { package: name, file } = request.params;
    return sendReleased(published, request, reply, name, file);
  });
  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) =>
    sendFile(request, reply, join(import.meta.dirname, '../../icons'), request.params.file, ONE_DAY_CACHE),
  );
  app.get<{ Params: { motif: string; file: string } }>('/pictures/:motif/:file', async (request, reply) => {
    const { motif, file } = request.params;
    if (!/^[\w-]+$/.test(motif)) return missing(reply);
    const folder = join(config.picturesDir, motif);
    if (config.pictureDrawerUrl && !existsSync(folder)) await drawPicture(config.pictureDrawerUrl, motif);
    return sendFile(request, reply, folder, file, ONE_DAY_CACHE);
  });
}

const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
const PLAIN = ['', undefined] as const;

/** A compressed file that differs from the published one is replaced by the plain file, and that by 404. */
function sendReleased(
  published: PublishedFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: string,
) {
  const type = TYPES[extname(file)];
  if (!type || !/^[\w-]+$/.test(name) || !/^\w[\w.-]*$/.test(file)) return missing(reply);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const forms = [...ENCODINGS.filter(([, encoding]) => accepted.includes(encoding)), PLAIN];
  for (const [suffix, encoding] of forms) {
    const content = contentOf(published, request, name, file + suffix);
    if (!content) continue;
    reply.headers({
      'content-type': type,
      'cache-control': IMMUTABLE_CACHE,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(content);
  }
  return missing(reply);
}

function contentOf(published: PublishedFiles, request: FastifyRequest, name: string, file: string) {
  try {
    return published.find(name, file);
  } catch (error) {
    request.log.error({ error: (error as Error).message }, 'a released file differs from what was published');
    return undefined;
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, file: string, cacheControl: string) {
  const type = TYPES[extname(file)];
  if (!type || !/^[\w.-]+$/.test(file) || !existsSync(join(folder, file))) return missing(reply);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [suffix, encoding] =
    ENCODINGS.find(([ending, name]) => accepted.includes(name) && existsSync(join(folder, file + ending))) ?? PLAIN;
  const path = join(folder, file + suffix);
  reply.headers({
    'content-type': type,
    'content-length': statSync(path).size,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(createReadStream(path));
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file.');
