import type { DemoBanner, DemoCampaign, DemoPage, DemoRedirect, DemoSearchTerm } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import { banners } from '../database/schema/catalogue';
import { campaigns, contentPages, contentRedirects } from '../database/schema/content';
import { searchTerms } from '../database/schema/search';

/** What a shop shows and finds besides its stores and items. */
export interface SeededContent {
  searchTerms: DemoSearchTerm[];
  banners: DemoBanner[];
  campaigns: DemoCampaign[];
  pages: DemoPage[];
  redirects: DemoRedirect[];
}

export async function seedContent(db: Database, content: SeededContent): Promise<void> {
  await insertRows(db, searchTerms, content.searchTerms);
  await insertRows(db, banners, content.banners);
  await insertRows(db, campaigns, content.campaigns);
  await insertRows(db, contentPages, content.pages);
  await insertRows(db, contentRedirects, content.redirects);
}
