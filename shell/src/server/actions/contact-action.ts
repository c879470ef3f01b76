import { MAX_CONTACT_BYTES } from '@storefront/api/contact-limits';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import { CONTACT_FIELDS } from '../../contact-page/contact-fields';
import { callHeaders } from '../api-call';
import { CONTACT } from '../api-proxy';
import { contactLimit, TooMany } from '../contact-limit';
import { type DocumentServices, PRIVATE_CACHE, serveDocument } from '../document/serve-document';
import { refuseForeign } from '../same-origin';
import { accessTokenOf } from '../session/access-token';
import { SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';

interface Problem {
  readonly code?: string;
  readonly errors?: readonly { readonly path: string }[];
}

/**
 * The contact form as a browser sends it by itself: passed on as it came, files and all. What was refused comes back as
 * the form with everything that was written; files cannot be given back, so it asks for them again.
 */
export function contactAction(app: FastifyInstance, services: DocumentServices) {
  const { config } = services.rendering;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MAX_CONTACT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TooMany)) throw error;
      return serveDocument(services, request, reply, { address: `${urlTo('contact')}?problem=rate_limited` });
    });
    scope.post(
      urlTo('contact'),
      { preHandler: refuseForeign, bodyLimit: MAX_CONTACT_BYTES, config: contactLimit(config) },
      async (request, reply) => {
        const business = await businessOf(services.businesses, request);
        if (!business) return reply.code(404).send();
        const type = request.headers['content-type'] ?? '';
        const body = new Uint8Array(request.body as Buffer);
        let form: FormData;
        try {
          form = await new Response(body, { headers: { 'content-type': type } }).formData();
        } catch {
          return serveDocument(services, request, reply, { address: `${urlTo('contact')}?problem=validation_failed` });
        }
        const written = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, textOf(form, name)]));
        const accessToken = await accessTokenOf(config, new SessionCookies(config, request, reply), business);
        const answer = await fetch(`${config.apiOrigin}/${config.locale}/api${CONTACT}`, {
          method: 'POST',
          headers: callHeaders(config, { business, accessToken, address: request.ip }),
          // Built anew: an empty field is left out, and so is the file that browsers send where none was chosen.
          body: withoutEmpty(form),
          signal: AbortSignal.timeout(config.apiDeadlineMs),
        }).catch(() => undefined);
        if (answer?.ok) {
          const { reference } = (await answer.json()) as { reference: string };
          return reply.header('cache-control', PRIVATE_CACHE).redirect(urlTo('contact', {}, { sent: reference }), 303);
        }
        const problem = (await answer?.json().catch(() => undefined)) as Problem | undefined;
        const query = new URLSearchParams({
          ...written,
          problem: problem?.code ?? 'system_error',
          wrong: wrongFields(problem, form).join(','),
        });
        return serveDocument(services, request, reply, { address: `${urlTo('contact')}?${query}` });
      },
    );
  });
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, 5000) : '';
};

function withoutEmpty(form: FormData): FormData {
  const full = new FormData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      if (value.trim()) full.append(name, value.trim());
    } else if (value.size > 0 || value.name) full.append(name, value, value.name);
  }
  return full;
}

/** The fields that the back end named; files are chosen again whatever it was about. */
function wrongFields(problem: Problem | undefined, form: FormData): string[] {
  const named = (problem?.errors ?? []).map(({ path }) => path.replace(/^\/?(body\/)?/, '').split(/[/.[]/)[0] ?? '');
  const had = form.getAll('files').some((file) => typeof file !== 'string' && file.size > 0);
  const fields = CONTACT_FIELDS.filter((name) => named.includes(name));
  if (problem?.code === 'invalid_phone_number') fields.push('phoneNumber');
  return [...fields, ...(had || problem?.code === 'file_refused' ? ['files'] : [])];
}
