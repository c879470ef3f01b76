import { DAY_SECONDS } from '@storefront/api/durations';
import { COOKIE, type SessionCookies } from '../session/cookies';

/** A month, as the cookies page says: a later order owes little to the campaign. */
const CAMPAIGN_SECONDS = 30 * DAY_SECONDS;

export const isCampaign = (campaign: unknown): campaign is string =>
  typeof campaign === 'string' && /^[\w-]{1,36}$/.test(campaign);

/** The channel of an order that came from a campaign. */
export const nameOfCampaign = (campaignId: number | string): string => `campaign-${campaignId}`;

/**
 * Stores the shopper's campaign for their order if they agreed: it serves the business, not the shopper's request.
 * Until then it is only in the URL.
 * @returns whether it was stored
 */
export function saveCampaign(cookies: SessionCookies, name: string): boolean {
  if (!cookies.consent?.marketing) return false;
  writeCampaign(cookies, name);
  return true;
}

/** Stores or removes it after the shopper's answer. @param page the page on which they answered */
export function answerForCampaign(cookies: SessionCookies, agreed: boolean, page: URL | undefined): void {
  const campaign = page?.searchParams.get('campaign');
  if (!agreed) cookies.clear(COOKIE.campaign);
  else if (isCampaign(campaign)) writeCampaign(cookies, /^\d+$/.test(campaign) ? nameOfCampaign(campaign) : campaign);
}

/** The shopper's campaign, while they agree. */
export function readCampaign(cookies: SessionCookies): string | undefined {
  const campaign = cookies.consent?.marketing ? cookies.read(COOKIE.campaign) : undefined;
  return isCampaign(campaign) ? campaign : undefined;
}

const writeCampaign = (cookies: SessionCookies, name: string) => cookies.write(COOKIE.campaign, name, CAMPAIGN_SECONDS);
