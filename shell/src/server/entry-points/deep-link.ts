import { createHash } from 'node:crypto';
import { LINK_NAME_LENGTH } from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import type { ShownBusiness } from '../../client-config';
import { destinationPath } from '../../content-page/destination-path';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import { keepCampaign, nameOfCampaign } from '../consent/keep-campaign';
import { COOKIE, type SessionCookies } from '../session/cookies';

/** A campaign's or a deep link: what it asks for, and of what. */
export type DeepLink = Omit<
  BodyOf<'POST /deep-links/action'>,
  'basketToken' | 'businessId' | 'clearStore' | 'asksFirst'
>;

export type DeepLinkOutcome =
  | { readonly kind: 'go'; readonly path: string }
  /** The link waits until a store has been searched for. */
  | { readonly kind: 'search-required' }
  /** The basket is another store's: the link waits for the shopper's word. */
  | { readonly kind: 'incompatible-store'; readonly storeName: string; readonly link: DeepLink }
  /** It would take from the shopper what they have chosen: the link waits for their word. */
  | { readonly kind: 'would-change'; readonly costs: readonly Cost[]; readonly link: DeepLink }
  /** Nothing can be done about it; why, in the back end's words. */
  | { readonly kind: 'refused'; readonly status: number; readonly detail?: string };

/** What following a link costs the shopper. */
type Cost = 'slot_dropped' | 'method_changed';

export const DEEP_LINK = '/deep-link';
/** The page of the link that waits. */
export const WAITING = '/deep-link/waiting';
/** A link waits no longer than a visit. */
const WAITS_SECONDS = 1800;
const IDS = ['storeId', 'categoryId', 'campaignId', 'itemId', 'dealId'] as const;

/**
 * The link of an address's query, or undefined when that is none. What it does not know it leaves out, `clearStore` with
 * it: anybody can write a link, so a basket is cleared by the shopper's own word alone.
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

/** What a kept link waits for: that a store is found, or that the shopper answers. */
type WaitsFor = 'search' | 'answer';

/** The link that waits in the session, if one does. */
export function waitingLink(cookies: SessionCookies): { link: DeepLink; waitsFor: WaitsFor } | undefined {
  const kept = cookies.read(COOKIE.link);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const link = readDeepLink(kept as Record<string, unknown>);
  const { waitsFor } = kept as { waitsFor?: unknown };
  return link && { link, waitsFor: waitsFor === 'search' ? 'search' : 'answer' };
}

/** Tells one link from another: an answer counts for the link that was asked about, whatever another tab has opened since. */
export const nameOf = (link: DeepLink): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(link).sort()))
    .digest('base64url')
    .slice(0, LINK_NAME_LENGTH);

interface Follower {
  readonly accessToken?: string;
  readonly address?: string;
  /** The shopper has said that the link may take what it costs. */
  readonly hasAgreed?: boolean;
}

/**
 * Asks the back end where a link leads. Whoever may go has its store from now on; whoever may not yet has the link kept,
 * until the search is made or the question answered. Throws when the back end cannot be asked.
 */
export async function followDeepLink(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
  link: DeepLink,
  { hasAgreed = false, ...shopper }: Follower = {},
): Promise<DeepLinkOutcome> {
  const { basketToken, place } = cookies;
  const keep = (waitsFor: WaitsFor) => cookies.write(COOKIE.link, { ...link, waitsFor }, WAITS_SECONDS);
  const method = link.fulfilmentMethod;
  if (!hasAgreed && !basketToken && place.store && method && method !== place.fulfilment) {
    keep('answer');
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
    if (campaign) keepCampaign(cookies, nameOfCampaign(campaign.campaignId));
    if (store) cookies.setPlace({ ...place, fulfilment: link.fulfilmentMethod ?? place.fulfilment, store });
    cookies.clear(COOKIE.link);
    const path = destinationPath(to);
    // The page says what the campaign promised.
    return { kind: 'go', path: campaign ? `${path}?campaign=${campaign.campaignId}` : path };
  }
  const { status, code, detail, errors } = reply.error;
  if (code === 'STORE_SEARCH_REQUIRED') {
    keep('search');
    return { kind: 'search-required' };
  }
  if (code === 'INCOMPATIBLE_STORE') {
    keep('answer');
    // Which store it is, the back end alone knows: a campaign's goes before the link's.
    return { kind: 'incompatible-store', storeName: errors?.[0]?.message ?? 'another store', link };
  }
  if (code === 'BASKET_WOULD_CHANGE') {
    keep('answer');
    return { kind: 'would-change', costs: (errors ?? []).map((error) => error.code as Cost), link };
  }
  cookies.clear(COOKIE.link);
  return { kind: 'refused', status, detail: code === UNRECOVERABLE_ERROR ? detail : undefined };
}
