import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { YEAR_SECONDS } from '@storefront/api/constants';
import { DAY_SECONDS } from '@storefront/api/durations';
import { errorMessage } from '@storefront/api/error-message';
import { federationManifestFile } from '@storefront/releases/publishing/federation-manifest';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { acceptedEncodings, type Encoding } from './accepted-encodings';
import { AssetFallbacks } from './asset-fallbacks';
import { drawPicture } from './draw-picture';
import type { SharedPictures } from './shared-pictures';

/** An asset's name contains its hash, so browsers may cache it permanently; a picture's name does not. */
const IMMUTABLE_CACHE = `public, max-age=${YEAR_SECONDS}, immutable`;
const ONE_DAY_CACHE = `public, max-age=${DAY_SECONDS}`;
/** Other hosts show a promoted version after a minute at the latest, as shared caches show its pages. */
const ONE_MINUTE_CACHE = 'public, max-age=60';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

interface AssetOptions {
  readonly app: FastifyInstance;
  readonly config: ShellConfig;
  readonly published: PublishedFiles;
  /** Pictures that this machine did not make. */
  readonly pictures: readonly SharedPictures[];
  /** The version of a package that everyone is shown. */
  readonly shownVersion: (name: string) => string | undefined;
}

/**
 * Serves every signed file of every release, compressed in advance, and the pictures. @fastify/static serves folders;
 * here a released file exists only if a verified manifest lists it, with the listed digest, and a picture may be drawn
 * by its first request.
 */
export function assetRoutes({ app, config, published, pictures, shownVersion }: AssetOptions) {
  const fallbacks = new AssetFallbacks(config.assetOrigin, (message) => app.log.warn(message));
  app.get<{ Params: { package: string; file: string } }>('/assets/:package/:file', (request, reply) => {
    fallbacks.note(request);
    const { package: name, file } = request.params;
    return sendReleased(published, request, reply, { name, file, cacheControl: IMMUTABLE_CACHE });
  });
  app.get<{ Params: { package: string } }>('/assets/:package/mf-manifest.json', (request, reply) => {
    const { package: name } = request.params;
    const version = shownVersion(name);
    if (!version) return missing(reply);
    const file = federationManifestFile(version);
    return sendReleased(published, request, reply, { name, file, cacheControl: ONE_MINUTE_CACHE });
  });
  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) =>
    sendFile(request, reply, config.iconsDir, request.params.file, ONE_DAY_CACHE),
  );
  app.get<{ Params: { motif: string; file: string } }>('/pictures/:motif/:file', async (request, reply) => {
    const { motif, file } = request.params;
    if (!/^[\w-]+$/.test(motif) || !/^\w[\w.-]*$/.test(file)) return missing(reply);
    const folder = join(config.picturesDir, motif);
    if (existsSync(join(folder, file))) return sendFile(request, reply, folder, file, ONE_DAY_CACHE);
    if (config.pictureDrawerUrl) await drawPicture(config.pictureDrawerUrl, motif, file);
    try {
      for (const one of pictures) {
        const shared = await one.folderOf(motif, file);
        if (shared) return sendFile(request, reply, shared, file, ONE_DAY_CACHE);
      }
      return sendFile(request, reply, folder, file, ONE_DAY_CACHE);
    } catch (error) {
      request.log.warn({ error: errorMessage(error) }, 'a picture could not be fetched');
      return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Try again.');
    }
  });
}

/** The endings of compressed files. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The forms in which a file may be sent, the preferred one first. */
const formsOf = (request: FastifyRequest, file: string): { name: string; encoding?: Encoding }[] => [
  ...acceptedEncodings(request).map((encoding) => ({ name: file + ENDINGS[encoding], encoding })),
  { name: file },
];

interface ReleasedFile {
  readonly name: string;
  readonly file: string;
  readonly cacheControl: string;
}

/** A compressed file that differs from the published one is replaced by the plain file, and that by 404. */
function sendReleased(
  published: PublishedFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file, cacheControl }: ReleasedFile,
) {
  const type = TYPES[extname(file)];
  if (!type || !/^[\w-]+$/.test(name) || !/^\w[\w.-]*$/.test(file)) return missing(reply);
  for (const { name: form, encoding } of formsOf(request, file)) {
    const content = contentOf(published, request, name, form);
    if (!content) continue;
    reply.headers({
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      // A document of another origin may use it and see how long it took.
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
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
    request.log.error({ error: errorMessage(error) }, 'a released file differs from what was published');
    return undefined;
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, file: string, cacheControl: string) {
  const type = TYPES[extname(file)];
  if (!type || !/^[\w.-]+$/.test(file) || !existsSync(join(folder, file))) return missing(reply);
  const { name, encoding } = formsOf(request, file).find((form) => existsSync(join(folder, form.name))) ?? {
    name: file,
  };
  const path = join(folder, name);
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
