import formbody from '@fastify/formbody';
import { FORM_BYTES } from '@storefront/api/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendToApi } from '../api/send-to-api';
import { addressLimit } from '../api-proxy/address-limit';
import { PRIVATE_CACHE } from '../document/cache-control';
import { matchRoute } from '../document/composition-routes';
import type { DocumentServices } from '../document/serve-document';
import { keepPosted } from './posted-return';

/** Per address; several shoppers may share one. */
const MAX_RETURNS_PER_MINUTE = 120;
/** A gateway may take its time; afterwards the page itself asks for the payment. */
const DEADLINE_MS = 10_000;

/**
 * POST to a page that its owner declares as `paymentStep`, or to a link that `takesPayment`: a gateway's own page sends its response to the shop, with the
 * shopper's browser. It comes from another site, so it has no cookies and is not refused for that: the response is
 * signed, commerce-api alone reads it, and the page asks for the payment's state whatever was posted.
 */
export function paymentReturn(app: FastifyInstance, services: DocumentServices) {
  const { canary, rendering } = services;
  const { config } = rendering;
  const takesPayment = (request: FastifyRequest) => {
    const [pathname = ''] = request.url.split('?');
    const { composition } = canary.of(request);
    if (!composition) return false;
    const links = Object.values(composition.manifests).flatMap((manifest) => manifest.links ?? []);
    if (links.some(({ path, takesPayment }) => takesPayment && path === pathname)) return true;
    return matchRoute(composition.routes, pathname)?.route.paymentStep === true;
  };
  const goOn = (request: FastifyRequest, reply: FastifyReply) =>
    takesPayment(request)
      ? reply.header('cache-control', PRIVATE_CACHE).redirect(request.url, 303)
      : reply.callNotFound();
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: FORM_BYTES });
    // A form that is too large, or one of too many, changes nothing either.
    scope.setErrorHandler((_error, request, reply) => goOn(request, reply));
    scope.post<{ Body?: { hppResponse?: unknown } }>(
      '/*',
      { config: addressLimit(config, MAX_RETURNS_PER_MINUTE) },
      async (request, reply) => {
        const posted = await keepPosted(services, request, reply);
        if (posted) return posted;
        const { hppResponse } = request.body ?? {};
        if (typeof hppResponse === 'string' && takesPayment(request))
          await sendToApi(
            { method: 'POST', url: `${config.apiOrigin}/webhooks/realex`, body: JSON.stringify({ hppResponse }) },
            {},
            DEADLINE_MS,
          );
        return goOn(request, reply);
      },
    );
  });
}
