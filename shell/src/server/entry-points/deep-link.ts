import { createHash } from 'node:crypto';
import { LINK_NAME_LENGTH } from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import type { ShownBusiness } from '../../client-config';
import { destinationPath } from '../../content-page/destination-path';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import { nameOfCampaign, saveCampaign } from '../consent/save-campaign';
import { COOKIE, type SessionCookies } from '../session/cookies';

/** A campaign link or deep link with its parameters. */
export type DeepLink = Omit<
  BodyOf<'POST /deep-links/action'>,
  'basketToken' | 'businessId' | 'clearStore' | 'asksFirst'
>;

export type DeepLinkOutcome =
  | { readonly kind: 'go'; readonly path: string }
  /** The link waits for a store search. */
  | { readonly kind: 'search-required' }
  /** The basket belongs to another store: the link waits for the shopper's answer. */
  | { readonly kind: 'incompatible-store'; readonly storeName: string; readonly link: DeepLink }
  /** It would change the shopper's choices: the link waits for their answer. */
  | { readonly kind: 'would-change'; readonly costs: readonly LinkCost[]; readonly link: DeepLink }
  /** The link cannot be followed; the reason is in the back end's words. */
  | { readonly kind: 'refused'; readonly status: number; readonly detail?: string };

/** What following a link would change for the shopper. */
const LINK_COSTS = ['slot_dropped', 'method_changed'] as const;
type LinkCost = (typeof LINK_COSTS)[number];

export const DEEP_LINK_PATH = '/deep-link';
/** The page of the waiting link's question. */
export const WAITING_LINK_PATH = '/deep-link/waiting';
/** A link waits at most as long as a visit. */
const MAX_WAIT_SECONDS = 1800;
const IDS = ['storeId', 'categoryId', 'campaignId', 'itemId', 'dealId'] as const;

/**
 * The link in a URL's query; undefined when it is invalid. Unknown fields and `clearStore` are ignored: anybody can
 * write a link, so only the shopper's own answer clears a basket.
 */
export function readDeepLink(query: Readonly<Record<string, unknown>>): DeepLink | undefined {
  const { actionType, platform, fulfilmentMethod } = query;
  if (typeof actionType !== 'string' || !/^[a-z][a-z-]{0,39}$/i.test(actionType)) return undefined;
  const ids: Partial<Record<(typeof IDS)[number], number>> = {};
  for (const name of IDS) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    const id = Number(value);
    if (!Number.isSafeInteger(id) || id < 1) return undefined;
    ids[name] = id;
  }
  return {
    actionType,
    ...ids,
    ...(platform === 'web' || platform === 'ios' || platform === 'android' ? { platform } : {}),
    ...(fulfilmentMethod === 'delivery' || fulfilmentMethod === 'collection' ? { fulfilmentMethod } : {}),
  };
}

/** What a stored link waits for: a store search, or an answer. */
type WaitsFor = 'search' | 'answer';

/** The stored link, if there is one. */
export function waitingLink(cookies: SessionCookies): { link: DeepLink; waitsFor: WaitsFor } | undefined {
  const stored = cookies.read(COOKIE.link);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const link = readDeepLink(fields);
  return link && { link, waitsFor: fields.waitsFor === 'search' ? 'search' : 'answer' };
}

/** Identifies a link: an answer counts only for the link it was about, whatever another tab has opened since. */
export const linkDigest = (link: DeepLink): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(link).sort()))
    .digest('base64url')
    .slice(0, LINK_NAME_LENGTH);

const costsIn = (errors: readonly { readonly code: string }[] = []): LinkCost[] =>
  LINK_COSTS.filter((cost) => errors.some(({ code }) => code === cost));

interface FollowingShopper {
  readonly accessToken?: string;
  readonly address?: string;
  /** The shopper agreed to what the link changes. */
  readonly hasAgreed?: boolean;
}

/**
 * Asks the back end where a link leads. If it can be followed, its store is selected; otherwise the link is stored
 * until the search or the answer. Throws when the back end is down.
 */
export async function followDeepLink(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
  link: DeepLink,
  { hasAgreed = false, ...shopper }: FollowingShopper = {},
): Promise<DeepLinkOutcome> {
  const { basketToken, place } = cookies;
  const storeLink = (waitsFor: WaitsFor) => cookies.write(COOKIE.link, { ...link, waitsFor }, MAX_WAIT_SECONDS);
  const method = link.fulfilmentMethod;
  if (!hasAgreed && !basketToken && place.store && method && method !== place.fulfilment) {
    storeLink('answer');
    return { kind: 'would-change', costs: ['method_changed'], link };
  }
  const reply = await apiClient(config, { business, ...shopper }).call('POST /deep-links/action', {
    body: {
      platform: 'web',
      ...(place.store ? { storeId: place.store.id } : {}),
      ...link,
      ...(basketToken ? { basketToken } : {}),
      ...(hasAgreed ? { clearStore: true } : { asksFirst: true }),
    },
  });
  if (reply.ok) {
    const { to, store, campaign } = reply.data;
    if (campaign) saveCampaign(cookies, nameOfCampaign(campaign.campaignId));
    if (store) cookies.setPlace({ ...place, fulfilment: link.fulfilmentMethod ?? place.fulfilment, store });
    cookies.clear(COOKIE.link);
    const path = destinationPath(to);
    // The page shows the campaign's text.
    return { kind: 'go', path: campaign ? `${path}?campaign=${campaign.campaignId}` : path };
  }
  const { status, code, detail, errors } = reply.error;
  if (code === 'STORE_SEARCH_REQUIRED') {
    storeLink('search');
    return { kind: 'search-required' };
  }
  if (code === 'INCOMPATIBLE_STORE') {
    storeLink('answer');
    // Only the back end knows the store, because a campaign's store takes precedence.
    return { kind: 'incompatible-store', storeName: errors?.[0]?.message ?? 'another store', link };
  }
  if (code === 'BASKET_WOULD_CHANGE') {
    storeLink('answer');
    return { kind: 'would-change', costs: costsIn(errors), link };
  }
  cookies.clear(COOKIE.link);
  return { kind: 'refused', status, detail: code === UNRECOVERABLE_ERROR ? detail : undefined };
}
