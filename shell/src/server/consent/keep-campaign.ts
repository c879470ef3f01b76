import { DAY_SECONDS } from '@storefront/api/constants';
import { COOKIE, type SessionCookies } from '../session/cookies';

const REMEMBERED = 30 * DAY_SECONDS;

export const isCampaign = (campaign: unknown): campaign is string =>
  typeof campaign === 'string' && /^[\w-]{1,36}$/.test(campaign);

/** How an order names one of the business's own campaigns. */
export const nameOfCampaign = (campaignId: number | string): string => `campaign-${campaignId}`;

/**
 * Keeps what a shopper came by, for their order, if they agreed to that: it serves the business and not what they asked
 * for. Until they agree it stands in the address alone.
 * @returns whether it is kept
 */
export function keepCampaign(cookies: SessionCookies, name: string): boolean {
  if (!cookies.consent?.marketing) return false;
  writeCampaign(cookies, name);
  return true;
}

/** Keeps or forgets it with the shopper's answer. @param page the page on which they gave it */
export function answerForCampaign(cookies: SessionCookies, agreed: boolean, page: URL | undefined): void {
  const campaign = page?.searchParams.get('campaign');
  if (!agreed) cookies.clear(COOKIE.campaign);
  else if (isCampaign(campaign)) writeCampaign(cookies, /^\d+$/.test(campaign) ? nameOfCampaign(campaign) : campaign);
}

/** The campaign that the shopper came by, while they agree that it is known. */
export function keptCampaign(cookies: SessionCookies): string | undefined {
  const campaign = cookies.consent?.marketing ? cookies.read(COOKIE.campaign) : undefined;
  return isCampaign(campaign) ? campaign : undefined;
}

const writeCampaign = (cookies: SessionCookies, name: string) => cookies.write(COOKIE.campaign, name, REMEMBERED);
