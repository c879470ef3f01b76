import formbody from '@fastify/formbody';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiReply, callApi } from '../api-call';
import type { Businesses } from '../businesses';
import { cameFrom } from '../came-from';
import type { ShellConfig } from '../config';
import { resumeDeepLink } from '../doors/resume-deep-link';
import { refuseForeign } from '../same-origin';
import { accessTokenOf } from '../session/access-token';
import { COOKIE, SessionCookies } from '../session/cookies';
import { businessOf, selectStore } from '../session/session-routes';
import { findStores } from './find-stores';
import { isFilledIn, isFormsOwn } from './form-address';
import { futureContactAction } from './future-contact-action';

/**
 * Forms that work before any JavaScript: each does one thing and redirects back. What went wrong is told by `?problem=`
 * on the page they came from.
 */
export function formActions(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 });
    scope.addHook('preHandler', refuseForeign);
    // The back end is away: the shopper stays on the page and is told there.
    scope.setErrorHandler((error, request, reply) => {
      request.log.error({ error: (error as Error).message }, 'a form was not answered');
      return back(request, reply, { problem: 'system_error', form: fieldsOf(request) });
    });

    scope.post('/actions/basket/add-item', async (request, reply) => {
      const form = fieldsOf(request);
      const business = await businessOf(businesses, request);
      if (!business) return reply.code(404).send();
      const cookies = new SessionCookies(config, request, reply);
      const accessToken = await accessTokenOf(config, cookies, business);
      const add = (basketToken: string | undefined) =>
        callApi(config, '/basket/add-item', {
          business,
          accessToken,
          address: request.ip,
          body: {
            ...(basketToken ? { basketToken } : {}),
            storeId: Number(form.get('storeId')),
            fulfilmentMethod: cookies.place.fulfilment,
            menuItem: {
              id: Number(form.get('menuItemId')),
              quantity: Number(form.get('quantity') || 1),
              options: chosenOptions(form),
            },
            ...(form.get('ageConfirmed') ? { ageConfirmed: true } : {}),
          },
        });
      let answer = await add(cookies.basketToken);
      // A basket that is gone (ordered elsewhere, or too old) is no reason to refuse: the next one starts here.
      if (codeOf(answer) === 'basket_not_found') answer = await add(undefined);
      if (answer.status !== 200) return back(request, reply, { problem: codeOf(answer) ?? 'unknown', form });
      const { basket } = answer.body as { basket: { basketToken: string } };
      cookies.setBasket(basket.basketToken);
      return back(request, reply);
    });

    scope.post('/actions/stores/select', async (request, reply) => {
      const form = fieldsOf(request);
      const business = await businessOf(businesses, request);
      if (!business) return reply.code(404).send();
      const cookies = new SessionCookies(config, request, reply);
      const postcode = form.get('postcode')?.slice(0, 12) || undefined;
      const fulfilment = form.get('fulfilment') === 'collection' ? 'collection' : 'delivery';
      const coordinate = (name: string) => (form.get(name) ? Number(form.get(name)) : Number.NaN);
      const [latitude, longitude] = [coordinate('latitude'), coordinate('longitude')];
      const found = cookies.place.location;
      const isWhere = postcode && Number.isFinite(latitude) && Number.isFinite(longitude);
      const storeId = Number(form.get('storeId'));
      const outcome = await selectStore(config, cookies, business, {
        storeId,
        fulfilment,
        // The form knows the place alone; what was found by its address keeps that.
        location: isWhere && found?.postcode !== postcode ? { postcode, latitude, longitude } : undefined,
        address: request.ip,
        overwriteBasket: form.get('overwriteBasket') === 'true',
      });
      if (outcome.kind === 'refused') return back(request, reply, { problem: outcome.code, storeId });
      const to = urlTo('stores-storeSlug', { storeSlug: outcome.storeSlug });
      return reply.redirect(await resumeDeepLink(config, cookies, business, to, true, request.ip), 303);
    });

    futureContactAction(scope, config, businesses);

    /** The way out of what no retry mends: place, basket and waiting link go, the account stays. */
    scope.post('/actions/afresh', async (request, reply) => {
      const cookies = new SessionCookies(config, request, reply);
      for (const name of [COOKIE.basket, COOKIE.place, COOKIE.link]) cookies.clear(name);
      return reply.redirect(urlTo('index'), 303);
    });

    scope.post('/actions/stores/find', async (request, reply) => {
      const business = await businessOf(businesses, request);
      if (!business) return reply.code(404).send();
      const cookies = new SessionCookies(config, request, reply);
      const to = await findStores(config, cookies, business, fieldsOf(request), request.ip);
      const chosen = !to.startsWith(urlTo('stores-near-by'));
      return reply.redirect(await resumeDeepLink(config, cookies, business, to, chosen, request.ip), 303);
    });

    /** The header's search: a GET form cannot put its term into a path, so this turns the one into the other. */
    scope.get('/stores/:storeSlug/search', async (request, reply) => {
      const { storeSlug } = request.params as { storeSlug: string };
      const { searchTerm = '' } = request.query as { searchTerm?: string };
      // By whole characters: half a one has no address.
      const term = [...String(searchTerm).trim()].slice(0, 100).join('');
      const store = `/stores/${encodeURIComponent(storeSlug)}`;
      return reply.redirect(term ? `${store}/search/${encodeURIComponent(term)}` : store, 302);
    });
  });
}

export const codeOf = ({ body }: ApiReply): string | undefined => (body as { code?: string } | undefined)?.code;

export const fieldsOf = (request: FastifyRequest) =>
  new Map(
    Object.entries((request.body ?? {}) as Record<string, string | string[]>).map(([key, value]) => [
      key,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );

/** Option fields are named `option:<optionId>` (one value) or `option:<optionId>:<valueId>` (ticked). */
function chosenOptions(form: Map<string, string>): { optionId: number; valueId: number }[] {
  return [...form].flatMap(([key, value]) => {
    const [kind, optionId, valueId] = key.split(':');
    if (kind !== 'option' || !optionId || !value) return [];
    return [{ optionId: Number(optionId), valueId: Number(valueId ?? value) }];
  });
}

interface Outcome {
  readonly problem?: string;
  /** How many went into the basket. */
  readonly added?: number;
  /** The store that it is about. */
  readonly storeId?: number;
  /** What was filled in: how many, and which options, are given back to the page. */
  readonly form?: ReadonlyMap<string, string>;
}

/** Back to the page that the form stood on, which must be one of ours; with what it refused, if it did. */
export function back(request: FastifyRequest, reply: FastifyReply, outcome: Outcome = {}) {
  const from = cameFrom(request);
  const url = new URL(from ? from.pathname + from.search : '/', 'http://host');
  for (const name of [...url.searchParams.keys()]) if (isFormsOwn(name)) url.searchParams.delete(name);
  const { problem, added, storeId, form } = outcome;
  if (problem) url.searchParams.set('problem', problem);
  if (added) url.searchParams.set('added', String(added));
  if (storeId) url.searchParams.set('store', String(storeId));
  for (const [name, value] of form ?? []) if (isFilledIn(name) && value.length <= 12) url.searchParams.set(name, value);
  return reply.redirect(url.pathname + url.search, 303);
}
