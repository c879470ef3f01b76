import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance } from 'fastify';
import { apiClient } from '../api/api-client';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { isAhead } from '../same-origin';
import { accessTokenOf } from '../session/access-token';
import { SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { addToBasket, NO_BUSINESS } from './add-to-basket';
import { asForms, back, fieldsOf } from './form-scope';

/** What browsing asks of the server before any JavaScript: a deal's items in one go, and the way through a banner. */
export function browseActions(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    await asForms(scope);

    scope.post('/actions/basket/add-items', async (request, reply) => {
      const form = fieldsOf(request);
      const menuItems = chosenItems(form);
      if (menuItems.length === 0) return back(request, reply, { problem: 'nothing_chosen', form });
      const refused = await addToBasket({ config, businesses }, request, reply, 'POST /basket/add-items', {
        menuItems,
        ...(form.get('overwriteBasket') ? { overwriteBasket: true } : {}),
      });
      if (refused === NO_BUSINESS) return reply.code(404).send();
      if (refused) return back(request, reply, { problem: refused, form });
      return back(request, reply, { added: menuItems.reduce((sum, { quantity }) => sum + quantity, 0) });
    });
  });

  /** A banner's link: counted, then on to where it leads. What a browser fetches ahead, or as a picture, is no click. */
  app.get<{ Params: { storeSlug: string; bannerSlug: string } }>(
    '/stores/:storeSlug/banner/:bannerSlug/go',
    async (request, reply) => {
      const { storeSlug, bannerSlug } = request.params;
      const landing = urlTo('stores-storeSlug-banner-bannerSlug', { storeSlug, bannerSlug });
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const business = await businessOf(businesses, request);
      const isClick =
        request.headers['sec-fetch-dest'] === undefined || request.headers['sec-fetch-dest'] === 'document';
      if (!business || !isClick || isAhead(request)) return reply.redirect(landing, 302);
      const cookies = new SessionCookies(config, request, reply);
      const accessToken = await accessTokenOf(config, cookies, business);
      const api = apiClient(config, { business, accessToken, address: request.ip });
      const found = await api.call('POST /banners/get', { body: { bannerSlug } });
      const [banner] = found.ok ? found.data.banners : [];
      if (!banner) return reply.redirect(landing, 302);
      await api
        .call('POST /banners/click', { body: { bannerId: banner.bannerId, platform: 'web' } })
        .catch((error: Error) => request.log.warn({ error: error.message }, 'a banner was not counted'));
      return reply.redirect(banner.link && /^\/(?![/\\])/.test(banner.link) ? banner.link : landing, 302);
    },
  );
}

/** `pick:<section>` names the one item of a section, `item:<id>` how many of an item. */
function chosenItems(form: ReadonlyMap<string, string>): { id: number; quantity: number }[] {
  const counts = new Map<number, number>();
  for (const [name, value] of form) {
    const [kind, of] = name.split(':');
    const [id, count] = kind === 'pick' ? [Number(value), 1] : kind === 'item' ? [Number(of), Number(value)] : [0, 0];
    if (id > 0 && count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
}
