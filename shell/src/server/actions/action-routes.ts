import formbody from '@fastify/formbody';
import { FORM_BYTES } from '@storefront/api/constants';
import type { ActionStep } from '@storefront/remote-kit/action.types';
import { actionOwner } from '@storefront/routes/action-path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router';
import { addressLimit } from '../api-proxy/address-limit';
import { isPrefetch, rejectCrossSite } from '../api-proxy/same-origin';
import type { LoadedComposition } from '../compositions/live-composition';
import { PRIVATE_CACHE } from '../document/cache-control';
import type { DocumentServices } from '../document/serve-document';
import { takePosted } from '../entry-points/posted-return';
import { resumeDeepLink } from '../entry-points/resume-deep-link';
import { formPage } from '../form-page';
import { SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { sendLeavingPage } from './leaving-page';
import { isOutcomeField } from './outcome-fields';
import { keepReturnedForm } from './returned-form';
import { runAction } from './run-action';

/** Per minute and address; several shoppers may share one. */
const MAX_FORMS_PER_MINUTE = 600;

/** The remotes' forms that work before any JavaScript, and the links handled by actions. */
export function actionRoutes(app: FastifyInstance, services: DocumentServices) {
  const { config } = services.rendering;
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: FORM_BYTES });
    scope.addHook('preHandler', rejectCrossSite);
    // The back end is down, or the remote's code failed: the form's page shows the problem.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode, message } = error;
      request.log.error({ error: message }, 'a form could not be processed');
      const problem = statusCode === 429 ? 'rate_limited' : 'system_error';
      return goBack(services, request, reply, { query: { problem } });
    });
    scope.post<{ Params: { owner: string; name: string } }>(
      '/actions/:owner/:name',
      { config: addressLimit(config, MAX_FORMS_PER_MINUTE) },
      (request, reply) => {
        const { owner, name } = request.params;
        const { composition } = services.canary.of(request);
        const manifest = Object.values(composition?.manifests ?? {}).find((one) => actionOwner(one.name) === owner);
        if (!composition || !manifest?.actions?.includes(name))
          // A page of ours may be older than the composition, or name an owner that is missing from it.
          return formPage(request)
            ? goBack(services, request, reply, { query: { problem: 'system_error' } })
            : reply.callNotFound();
        return handleAction(services, request, reply, {
          composition,
          packageName: manifest.name,
          action: name,
          form: firstValues(request.body),
          params: {},
          isVisit: true,
        });
      },
    );
  });
}

/** Handles a request for a link of the composition; returns undefined when it is none. */
export function handleLink(services: DocumentServices, request: FastifyRequest, reply: FastifyReply) {
  const { composition } = services.canary.of(request);
  const [pathname = '/'] = request.url.split('?');
  for (const { name: packageName, links = [] } of Object.values(composition?.manifests ?? {}))
    for (const { path, action, takesPost } of links) {
      const params = composition && paramsOf(path, pathname);
      if (!params) continue;
      reply.header('x-robots-tag', 'noindex');
      const { 'sec-fetch-dest': destination = 'document' } = request.headers;
      const isDocument = destination === 'document';
      return handleAction(services, request, reply, {
        composition,
        packageName,
        action,
        params,
        form: firstValues((takesPost && takePosted(services, request, reply)) ?? request.query),
        isVisit: isDocument && !isPrefetch(request),
      });
    }
  return undefined;
}

function paramsOf(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  // Decodes the parameters, as for pages; matchPath does not.
  const [match] = matchRoutes([{ path, caseSensitive: true }], pathname) ?? [];
  if (!match) return undefined;
  return Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
}

interface ActionRequest {
  readonly composition: LoadedComposition;
  readonly packageName: string;
  readonly action: string;
  readonly form: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly isVisit: boolean;
}

async function handleAction(
  services: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
  action: ActionRequest,
) {
  const { config } = services.rendering;
  const business = await businessOf(services.businesses, request);
  if (!business) return reply.code(404).send();
  const cookies = new SessionCookies(config, request, reply);
  const run = { ...action, config, business, cookies, callExport: services.callExport };
  const { step, hasChosenStore } = await runAction(run, request);
  if (step.kind === 'leave') return sendLeavingPage(reply, step.to, business);
  if (step.kind === 'back') return goBack(services, request, reply, step);
  if (step.returned) keepReturnedForm(cookies, step.to, step.returned);
  if (step.place) cookies.setPlace({ ...cookies.place, ...step.place });
  const isSearch = hasChosenStore || step.place !== undefined;
  const to = isSearch ? await resumeDeepLink(config, cookies, business, step.to, hasChosenStore, request.ip) : step.to;
  return redirect(request, reply, to);
}

const redirect = (request: FastifyRequest, reply: FastifyReply, to: string) =>
  reply.header('cache-control', PRIVATE_CACHE).redirect(to, request.method === 'POST' ? 303 : 302);

/** Redirects to the form's page, which must be on this site. */
function goBack(
  services: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, otherwise = '/' }: Pick<Extract<ActionStep, { kind: 'back' }>, 'query' | 'otherwise'>,
) {
  const { composition } = services.canary.of(request);
  const from = formPage(request);
  const url = new URL(from ? from.pathname + from.search : otherwise, 'http://host');
  for (const name of [...url.searchParams.keys()])
    if (isOutcomeField(composition?.manifests ?? {}, name)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return redirect(request, reply, url.pathname + url.search);
}

/** A form's or a query's fields, as Fastify parses them; of a repeated name only the first value. */
const firstValues = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(fields)).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
  );
