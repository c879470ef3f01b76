import { operationOf } from '@storefront/api/declaration/find-operation';
import type { Operation } from '@storefront/api/declaration/operation';
import { errorMessage } from '@storefront/api/error-message';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext } from '@storefront/remote-kit/plain-page.types';
import type { FastifyRequest } from 'fastify';
import { asCallSteps } from '../actions/action-step';
import { callAsShopper } from '../actions/call-as-shopper';
import { takeReturnedForm } from '../actions/returned-form';
import { formPage } from '../form-page';
import { accessTokenOf } from '../session/access-token';
import type { SessionCookies } from '../session/cookies';
import { withoutAddress } from '../session/place';
import { originOf } from './origin';
import { type PageRequest, type PlainPage, queryOf } from './render-jobs';
import type { DocumentServices } from './serve-document';

/** A plain page shows one part of the shop: its remote's calls are few, and all made at once. */
const MAX_CALLS = 4;

/**
 * What a private page shows before its code has loaded: its remote says which operations it shows, the shell calls them
 * for the shopper. Undefined when the route has no plain page, or when it could not be prepared: then the page begins
 * with a skeleton.
 */
export async function loadPlainPage(
  { rendering, callExport }: DocumentServices,
  request: FastifyRequest,
  cookies: SessionCookies,
  { composition, host: { business }, url, matched }: PageRequest & Required<Pick<PageRequest, 'matched'>>,
): Promise<PlainPage | undefined> {
  const { route, params } = matched;
  if (!composition.manifests[route.package]?.plainPages?.includes(route.name)) return undefined;
  const expose = `./plain-pages/${route.name}`;
  // As for a page that has something else to show: the browser can show this one without it.
  const config = { ...rendering.config, apiDeadlineMs: rendering.config.staleDeadlineMs };
  const returned = takeReturnedForm(cookies, url.pathname);
  const previous = formPage(request);
  try {
    const { location, fulfilment, store } = withoutAddress(cookies.place);
    const context: PlainPageContext = {
      place: { location, fulfilment, store },
      params,
      origin: originOf(rendering.config, request),
      query: queryOf(url.searchParams),
      hasBasket: cookies.basketToken !== undefined,
      isMember: Boolean(cookies.accessToken ?? cookies.refreshToken),
      ...(previous && { previousPath: previous.pathname }),
      ...(returned && { returned }),
    };
    const steps = asCallSteps(await callExport(composition, route.package, expose, 'calls', [context]), MAX_CALLS);
    if (!steps) return undefined;
    assertSafe(steps);
    const accessToken = await accessTokenOf(config, cookies, business);
    const shopper = { config, business, cookies, accessToken };
    const replies = await Promise.all(steps.map((step) => callAsShopper(shopper, step, request)));
    if (replies.some((reply) => !reply.ok && !isAnswer(reply.error.status))) return undefined;
    return { expose, content: { ...context, replies, styledBy: route.expose } };
  } catch (error) {
    request.log.error({ error: errorMessage(error), route: route.name }, 'a plain page could not be prepared');
    return undefined;
  }
}

/** A refusal that the page can show. An ended session and a rate limit say nothing about what it shows. */
const isAnswer = (status: number): boolean => status < 500 && status !== 401 && status !== 429;

/** A look at a payment settles it, although its call may be repeated. */
const isRead = (operation: Operation | undefined): boolean =>
  operation?.safe === true && operation.domain !== 'payments';

/** A visit changes nothing. @throws Error when a call could */
function assertSafe(steps: readonly CallStep[]): void {
  for (const { operation } of steps)
    if (!isRead(operationOf(operation))) throw new Error(`A plain page may not call '${operation}'.`);
}
