import { errorMessage } from '@storefront/api/error-message';
import { type PassIssuer, readPass } from '@storefront/releases/signatures/pass';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoadedComposition } from '../compositions/live-composition';
import type { LoadedCompositions } from '../compositions/loaded-compositions';
import type { ShellConfig } from '../config';

interface CheckServices {
  readonly config: Pick<ShellConfig, 'locale'>;
  readonly source: PassIssuer;
  readonly compositions: Pick<LoadedCompositions, 'read' | 'load'>;
  readonly published: Pick<PublishedFiles, 'checkAll'>;
  /** Reads a composition from the bucket, if there is one. */
  readonly fetchComposition: (id: string) => Promise<void> | undefined;
  /** Starts a render process of the composition; rejects with the reason when it cannot be rendered. */
  readonly start: (composition: LoadedComposition) => Promise<void>;
  /** Replies as to a path that does not exist. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/**
 * GET /en-gb/preview/check?pass=… says whether this shell can show a composition: `{ composition }`, its id, or 422 with
 * `{ refused }`, a sentence. A publisher without the shell's code asks it before it moves a channel. The pass of a link
 * is not accepted, because many people can have one and each check starts a process.
 */
export function checkRoute(app: FastifyInstance, services: CheckServices) {
  const { config, source, compositions, published, start, notFound, fetchComposition } = services;
  app.get(`/${config.locale}/preview/check`, async (request, reply) => {
    const { pass } = request.query as { pass?: unknown };
    const id = readPass(source, pass, 'check', Date.now())?.composition;
    if (!id) return notFound(request, reply);
    reply.header('cache-control', 'no-store');
    await fetchComposition(id);
    try {
      const composition = compositions.load(compositions.read(id));
      published.checkAll(composition.manifests);
      await start(composition);
      return { composition: id };
    } catch (error) {
      return reply.code(422).send({ refused: errorMessage(error) });
    }
  });
}
