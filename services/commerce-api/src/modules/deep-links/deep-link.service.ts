import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { campaigns, type DeepLinkTarget } from '../../database/schema/content';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { type BasketRow, findOpenBasket, linesOf, lockOpenBasket } from '../basket/basket.repository';
import { moveBasketToStore } from '../basket/basket-store';
import type { Business } from '../businesses/businesses.repository';
import { heldSlot } from '../slots/reservation.repository';
import { type Store, storesOf } from '../stores/stores.repository';
import { destinationIn, page, route } from './destination';

type Body = BodyOf<'POST /deep-links/action'>;
type Reply = ReplyOf<'POST /deep-links/action'>;
type Campaign = typeof campaigns.$inferSelect;

/** The parameters of a link after its campaign was applied. */
export interface LinkRequest {
  target: DeepLinkTarget;
  storeId: number | undefined;
  categoryId: number | undefined;
  itemId: number | undefined;
  dealId: number | undefined;
  pageSlug: string | undefined;
}

const targets: readonly DeepLinkTarget[] = [
  'open-store',
  'open-category',
  'open-item',
  'open-deal',
  'open-page',
  'find-store',
];

const linkUnavailable = (detail: string) => refuse('UNRECOVERABLE_ERROR', detail);

/** The campaign of a link, if it belongs to this business, is meant for this platform and is running. */
async function campaignOf(
  { db }: ServiceContext,
  business: Business,
  body: Pick<Body, 'campaignId' | 'platform'>,
  now: Date,
) {
  const { campaignId, platform = 'web' } = body;
  if (campaignId === undefined) return undefined;
  const [campaign] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.businessId, business.id)));
  if (!campaign || (campaign.platforms && !campaign.platforms.includes(platform)))
    throw linkUnavailable('We do not know this offer.');
  if (now < campaign.validFrom) throw linkUnavailable('This offer has not begun yet.');
  if (now >= campaign.validUntil) throw linkUnavailable('This offer has ended.');
  return campaign;
}

const campaignSummary = ({ id, title, text }: Campaign) => ({ campaignId: id, title, text });

/**
 * The title and text of a campaign, for the page it led to. @throws Problem UNRECOVERABLE_ERROR when the campaign is
 * not running
 */
export async function campaignDetails(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /campaigns/details'>,
  now: Date,
): Promise<ReplyOf<'POST /campaigns/details'>> {
  const campaign = await campaignOf(context, business, body, now);
  if (!campaign) throw linkUnavailable('We do not know this offer.');
  return campaignSummary(campaign);
}

/** The campaign's store, category, item and deal take precedence over the link's parameters. */
function linkRequestOf({ actionType, ...body }: Body, campaign: Campaign | undefined): LinkRequest {
  const target = actionType === 'open-campaign' ? campaign?.target : targets.find((one) => one === actionType);
  if (!target) throw linkUnavailable('We do not know where this link leads.');
  return {
    target,
    storeId: campaign?.storeId ?? body.storeId,
    categoryId: campaign?.categoryId ?? body.categoryId,
    itemId: campaign?.itemId ?? body.itemId,
    dealId: campaign?.dealId ?? body.dealId,
    pageSlug: campaign?.pageSlug ?? undefined,
  };
}

/** Moves the basket to the link's store; another store's items are dropped only with the shopper's consent. */
async function moveBasket(context: ServiceContext, business: Business, body: Body, store: Store, now: Date) {
  const { basketToken, clearStore = false, asksFirst = false, fulfilmentMethod } = body;
  if (!basketToken || !(await findOpenBasket(context.db, business.id, basketToken))) return false;
  return inTransaction(context.db, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, basketToken);
    const others = basket.storeId !== store.id && (await linesOf(tx, basket.id)).length > 0;
    if (others && !clearStore)
      throw refuse(
        'INCOMPATIBLE_STORE',
        `Your basket holds another store’s items. Going on to ${store.name} empties it.`,
        [{ path: 'storeId', message: store.name, code: 'INCOMPATIBLE_STORE' }],
      );
    const method = fulfilmentMethod ?? basket.fulfilmentMethod;
    const offered = store.fulfilment.includes(method) ? method : store.fulfilment[0];
    if (asksFirst) {
      const losses = await lossesOf(tx, basket, { storeId: store.id, fulfilmentMethod: offered }, now);
      if (losses.length)
        throw refuse('BASKET_WOULD_CHANGE', 'The link is followed only with the shopper’s consent.', losses);
    }
    await moveBasketToStore(
      tx,
      business,
      basket,
      { storeId: store.id, fulfilmentMethod: offered, overwrite: clearStore },
      now,
    );
    return others;
  });
}

/** What a move would cost the shopper: the held slot, or the chosen fulfilment method. */
async function lossesOf(
  tx: Database,
  basket: BasketRow,
  to: { storeId: number; fulfilmentMethod: BasketRow['fulfilmentMethod'] | undefined },
  now: Date,
) {
  const newMethod = to.fulfilmentMethod !== undefined && to.fulfilmentMethod !== basket.fulfilmentMethod;
  const moves = basket.storeId !== to.storeId || newMethod;
  const losses = [];
  if (moves && (await heldSlot(tx, basket.id, now)))
    losses.push({ path: 'slot', message: 'The held time is given up', code: 'slot_dropped' });
  if (newMethod && basket.storeId !== null)
    losses.push({ path: 'fulfilmentMethod', message: `${to.fulfilmentMethod}`, code: 'method_changed' });
  return losses;
}

/**
 * Resolves a campaign or deep link to a route name and its parameters.
 * @throws Problem UNRECOVERABLE_ERROR for an unknown or expired link, STORE_SEARCH_REQUIRED when it needs a store and
 * none is known, INCOMPATIBLE_STORE when the basket belongs to another store and the shopper has not agreed to empty it,
 * BASKET_WOULD_CHANGE when `asksFirst` requires the shopper's consent
 */
export async function followDeepLink(
  context: ServiceContext,
  business: Business,
  body: Body,
  now: Date,
): Promise<Reply> {
  const campaign = await campaignOf(context, business, body, now);
  const link = linkRequestOf(body, campaign);
  const summary = campaign ? campaignSummary(campaign) : null;
  const noStore = { store: null, campaign: summary, basketCleared: false };
  if (link.target === 'find-store') return { to: route('stores-near-by'), ...noStore };
  if (link.target === 'open-page') {
    if (!link.pageSlug) throw linkUnavailable('We do not know where this link leads.');
    return { to: page(link.pageSlug), ...noStore };
  }
  if (link.storeId === undefined)
    throw refuse('STORE_SEARCH_REQUIRED', 'Tell us where you are, and we go on from there.');
  const store = (await storesOf(context, business.id)).find(({ id }) => id === link.storeId);
  if (!store) throw linkUnavailable('The store of this link no longer exists.');
  const to = await destinationIn(context, business, store, link);
  if (!to) throw linkUnavailable(`${store.name} does not have what this link is about.`);
  const basketCleared = await moveBasket(context, business, body, store, now);
  return { to, store: { id: store.id, slug: store.slug, name: store.name }, campaign: summary, basketCleared };
}
