import { POSTCODE_INPUT_MAX_LENGTH, SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { resumeDeepLink } from '../doors/resume-deep-link';
import { COOKIE, SessionCookies } from '../session/cookies';
import { businessOf, selectStore } from '../session/session-routes';
import { addToBasket, NO_BUSINESS } from './add-to-basket';
import { findStores } from './find-stores';
import { asForms, back, fieldsOf } from './form-scope';
import { futureContactAction } from './future-contact-action';

/**
 * Forms that work before any JavaScript: each does one thing and redirects back. What went wrong is told by `?problem=`
 * on the page they came from.
 */
export function formActions(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    await asForms(scope);

    scope.post('/actions/basket/add-item', async (request, reply) => {
      const form = fieldsOf(request);
      // A card asks for one without saying so; a field that was emptied is another thing.
      const wanted = form.get('quantity') ?? '1';
      if (!/^[1-9]\d?$/.test(wanted)) return back(request, reply, { problem: 'quantity_required', form });
      const [id, quantity, shownPrice] = [Number(form.get('menuItemId')), Number(wanted), form.get('shownPrice') ?? ''];
      const refused = await addToBasket({ config, businesses }, request, reply, 'POST /basket/add-item', {
        menuItem: {
          id,
          quantity,
          options: chosenOptions(form),
          ...(/^\d{1,9}$/.test(shownPrice) && { shownPrice: Number(shownPrice) }),
        },
        ...(form.get('overwriteBasket') ? { overwriteBasket: true } : {}),
      });
      if (refused === NO_BUSINESS) return reply.code(404).send();
      return back(request, reply, refused ? { problem: refused, form, itemId: id } : { added: quantity });
    });

    scope.post('/actions/stores/select', async (request, reply) => {
      const form = fieldsOf(request);
      const business = await businessOf(businesses, request);
      if (!business) return reply.code(404).send();
      const cookies = new SessionCookies(config, request, reply);
      const postcode = form.get('postcode')?.slice(0, POSTCODE_INPUT_MAX_LENGTH) || undefined;
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
      const term = [...String(searchTerm).trim()].slice(0, SEARCH_TERM_MAX_LENGTH).join('');
      const store = `/stores/${encodeURIComponent(storeSlug)}`;
      return reply.redirect(term ? `${store}/search/${encodeURIComponent(term)}` : store, 302);
    });
  });
}

/** Option fields are named `option:<optionId>` (one value) or `option:<optionId>:<valueId>` (ticked). */
function chosenOptions(form: Map<string, string>): { optionId: number; valueId: number }[] {
  return [...form].flatMap(([key, value]) => {
    const [kind, optionId, valueId] = key.split(':');
    if (kind !== 'option' || !optionId || !value) return [];
    return [{ optionId: Number(optionId), valueId: Number(valueId ?? value) }];
  });
}
