import type { CampaignFile, PageFile, RedirectFile, SynonymFile } from '@storefront/api/entities/business-content';
import type { Destination } from '@storefront/api/entities/destination';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { campaigns, contentPages, contentRedirects } from '../../database/schema/content';
import { newId } from '../../ids';
import type { Business } from '../businesses/businesses.repository';
import { throwIfInvalid } from '../businesses/settings-faults';
import { campaignRows } from './campaign-rows';
import { contentFaults } from './content-faults';
import { hasChanged } from './has-changed';
import { saveSynonyms, unknownCategories } from './save-synonyms';
import { synonymFaults } from './synonym-faults';

/** The content in a business's files besides its settings; a missing list leaves the stored one unchanged. */
export interface BusinessContent {
  readonly pages?: readonly PageFile[];
  readonly campaigns?: readonly CampaignFile[];
  readonly redirects?: readonly RedirectFile[];
  readonly synonyms?: readonly SynonymFile[];
}

export interface SavedContent {
  /** Which of 'pages', 'campaigns', 'redirects' and 'synonyms' changed. */
  readonly changed: readonly string[];
  readonly campaigns: readonly { slug: string; campaignId: number }[];
  readonly missingPages: readonly string[];
}

/** Pages that a shop must have by law or has promised. */
const REQUIRED_PAGES = ['privacy', 'terms', 'accessibility'];

/**
 * Validates the content of the files and saves it; a dry run rolls the transaction back.
 * @throws Problem validation_failed with every fault and its path in the files
 */
export async function saveContent(tx: Database, business: Business, content: BusinessContent): Promise<SavedContent> {
  const businessId = business.id;
  const before = await contentOf(tx, businessId);
  const slugs = content.pages?.map(({ slug }) => slug) ?? before.pages.map(({ slug }) => slug);
  const planned = content.campaigns && (await campaignRows(tx, business, content.campaigns, slugs));
  const unknown = await unknownCategories(tx, businessId, content.synonyms ?? []);
  throwIfInvalid([
    ...contentFaults(content, slugs),
    ...(planned?.faults ?? []),
    ...synonymFaults(content.synonyms ?? [], unknown),
  ]);

  const pages = content.pages?.map((page) => ({ ...page, businessId }));
  const redirects = content.redirects?.map((redirect) => ({ ...redirectRow(redirect), businessId }));
  const idOf = new Map(before.campaigns.map(({ id, slug }) => [slug, id]));
  const offers = planned?.rows.map((row) => ({ ...row, id: idOf.get(row.slug) ?? newId() }));
  const changed = [
    ...(pages && hasChanged(before.pages, pages) ? ['pages'] : []),
    ...(offers && hasChanged(before.campaigns, offers) ? ['campaigns'] : []),
    ...(redirects && hasChanged(before.redirects, redirects) ? ['redirects'] : []),
  ];
  if (pages && changed.includes('pages')) {
    await tx.delete(contentPages).where(eq(contentPages.businessId, businessId));
    if (pages.length) await tx.insert(contentPages).values(pages);
  }
  if (offers && changed.includes('campaigns')) {
    await tx.delete(campaigns).where(eq(campaigns.businessId, businessId));
    if (offers.length) await tx.insert(campaigns).values(offers);
  }
  if (redirects && changed.includes('redirects')) {
    await tx.delete(contentRedirects).where(eq(contentRedirects.businessId, businessId));
    if (redirects.length) await tx.insert(contentRedirects).values(redirects);
  }
  const synonymsChanged = content.synonyms ? await saveSynonyms(tx, businessId, content.synonyms) : false;
  return {
    changed: [...changed, ...(synonymsChanged ? ['synonyms'] : [])],
    campaigns: (offers ?? []).map(({ slug, id }) => ({ slug, campaignId: id })),
    missingPages: REQUIRED_PAGES.filter((slug) => !slugs.includes(slug)),
  };
}

async function contentOf(tx: Database, businessId: number) {
  return {
    pages: await tx.select().from(contentPages).where(eq(contentPages.businessId, businessId)),
    campaigns: await tx.select().from(campaigns).where(eq(campaigns.businessId, businessId)).orderBy(asc(campaigns.id)),
    redirects: await tx.select().from(contentRedirects).where(eq(contentRedirects.businessId, businessId)),
  };
}

function redirectRow({ slug, page, route, permanent = true }: RedirectFile) {
  const to: Destination = { route: route ?? null, params: {}, pageSlug: page ?? null };
  return { slug, to, permanent };
}
