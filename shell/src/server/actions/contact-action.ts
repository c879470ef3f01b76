import type { IncomingMessage } from 'node:http';
import { MESSAGE_FIELD_MAX_LENGTH } from '@storefront/api/constants';
import { operations } from '@storefront/api/operations';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTACT_FIELDS } from '../../contact-page/contact-fields';
import { apiClient, type Rejection } from '../api/api-client';
import { RateLimitExceeded } from '../api-proxy/address-limit';
import { operationLimit } from '../api-proxy/operation-limit';
import { rejectCrossSite } from '../api-proxy/same-origin';
import { PRIVATE_CACHE } from '../document/cache-control';
import { type DocumentServices, serveDocument } from '../document/serve-document';
import { accessTokenOf } from '../session/access-token';
import { SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { type ContactBody, parseForm, readContactBody } from './contact-body';

/** A message without files is far smaller. */
const TEXT_FORM_MAX_BYTES = 64 * 1024;
/** Refusals after which it is unknown whether there were files. */
const FILE_PROBLEMS = ['file_refused', 'body_too_large'];

/**
 * The contact form without scripts: forwarded with its files. A refused form is shown again with its texts; browsers
 * cannot refill file fields, so it asks for the files again.
 */
export function contactAction(app: FastifyInstance, services: DocumentServices) {
  const { config } = services.rendering;
  const page = (request: FastifyRequest, reply: FastifyReply, problem: string, form?: FormData, about?: Rejection) => {
    const query = new URLSearchParams({
      ...(form && typedTexts(form)),
      problem,
      wrong: wrongFields(about, form, problem).join(','),
    });
    return serveDocument(services, request, reply, { url: `${urlTo('contact')}?${query}` });
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, stream: IncomingMessage) =>
      readContactBody(request.headers['content-type'] ?? '', stream),
    );
    scope.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof RateLimitExceeded)) throw error;
      // Above the rate limit only texts are read, so that nothing typed is lost.
      const length = Number(request.headers['content-length']);
      const isShort = request.method === 'POST' && length > 0 && length <= TEXT_FORM_MAX_BYTES;
      const body =
        isShort && (await readContactBody(request.headers['content-type'] ?? '', request.raw, TEXT_FORM_MAX_BYTES));
      return page(request, reply, 'rate_limited', body ? await parseForm(body) : undefined);
    });
    scope.post<{ Body: ContactBody | undefined }>(
      urlTo('contact'),
      { preHandler: rejectCrossSite, config: operationLimit(config, operations['POST /contact/request']) },
      async (request, reply) => {
        const business = await businessOf(services.businesses, request);
        if (!business) return reply.code(404).send();
        const { body } = request;
        const form = body && (await parseForm(body));
        if (body?.isTruncated) return page(request, reply, 'body_too_large', form);
        if (!/^multipart\/form-data\b/i.test(body?.type ?? ''))
          return page(request, reply, 'media_type_unsupported', form);
        if (!form) return page(request, reply, 'request_malformed');
        const accessToken = await accessTokenOf(config, new SessionCookies(config, request, reply), business);
        const result = await apiClient(config, { business, accessToken, address: request.ip })
          // Rebuilt without empty fields and without the empty file that browsers send.
          .send('POST /contact/request', withoutEmpty(form))
          .catch(() => undefined);
        if (result?.ok) {
          const sent = result.data.reference;
          return reply.header('cache-control', PRIVATE_CACHE).redirect(urlTo('contact', {}, { sent }), 303);
        }
        return page(request, reply, result?.error.code ?? 'system_error', form, result?.error);
      },
    );
  });
}

const typedTexts = (form: FormData) => Object.fromEntries(CONTACT_FIELDS.map((name) => [name, textOf(form, name)]));

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, MESSAGE_FIELD_MAX_LENGTH) : '';
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

/** The fields named by the back end; files must be chosen again in any case. */
function wrongFields(problem: Rejection | undefined, form: FormData | undefined, code: string): string[] {
  const named = (problem?.errors ?? []).map(({ path }) => path.replace(/^\/?(body\/)?/, '').split(/[/.[]/)[0] ?? '');
  const had = form?.getAll('files').some((file) => typeof file !== 'string' && file.size > 0);
  const fields = CONTACT_FIELDS.filter((name) => named.includes(name));
  if (code === 'invalid_phone_number') fields.push('phoneNumber');
  return [...fields, ...(had || FILE_PROBLEMS.includes(code) ? ['files'] : [])];
}
