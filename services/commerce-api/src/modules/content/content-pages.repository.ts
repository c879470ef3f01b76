import type { ContentPage } from '@storefront/api/entities/content-page';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { contentPages, contentRedirects } from '../../database/schema/content';
import { refuse } from '../../problem';

/** A page written by the business's editors. */
export async function contentPage(db: Database, businessId: number, slug: string): Promise<ContentPage> {
  const [row] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.businessId, businessId), eq(contentPages.slug, slug.toLowerCase())));
  if (!row) throw refuse('page_not_found', 'Page Not Found');
  const { businessId: _business, ...page } = row;
  return page;
}

/** The slugs of all pages written by the business's editors. */
export async function contentPageSlugs(db: Database, businessId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: contentPages.slug })
    .from(contentPages)
    .where(eq(contentPages.businessId, businessId))
    .orderBy(asc(contentPages.slug));
  return rows.map(({ slug }) => slug);
}

/** The new slug of a page that moved. */
export async function contentRedirect(
  db: Database,
  businessId: number,
  slug: string,
): Promise<ReplyOf<'POST /seo/redirect'>> {
  const [row] = await db
    .select()
    .from(contentRedirects)
    .where(and(eq(contentRedirects.businessId, businessId), eq(contentRedirects.slug, slug.toLowerCase())));
  if (!row) throw refuse('page_not_found', 'Page Not Found');
  return { to: row.to, permanent: row.permanent };
}
