import { routePaths } from '@storefront/routes/route-paths';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { banners, categories, deals, items } from '../../../database/schema/catalogue';
import { contentPages, contentRedirects } from '../../../database/schema/content';
import { stores } from '../../../database/schema/store';

/** What a parameter of a route must name; a route with another one, such as a token, is nobody's to link to. */
const NAMED = {
  storeSlug: stores,
  categorySlug: categories,
  menuItemSlug: items,
  dealSlug: deals,
  bannerSlug: banners,
} as const;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** What a path has in place of a route's parameters; undefined for the path of another route. */
function paramsIn(route: string, path: readonly string[]): readonly [name: string, value: string][] | undefined {
  const parts = segmentsOf(route);
  if (parts.length !== path.length) return undefined;
  const isSame = parts.every((part, at) => part.startsWith(':') || part === path[at]);
  if (!isSame) return undefined;
  return parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), path[at] ?? '']] : []));
}

async function isThere(db: Database, businessId: number, name: string, slug: string): Promise<boolean> {
  if (name === 'searchTerm' || (name === 'storeSlug' && slug === ':storeSlug')) return true;
  const table = Object.entries(NAMED).find(([param]) => param === name)?.[1];
  if (!table) return false;
  return (await db.$count(table, and(eq(table.businessId, businessId), eq(table.slug, slug)))) > 0;
}

/** A path without its query and fragment, decoded; undefined for an address elsewhere or one that is malformed. */
function pathOf(link: string): readonly string[] | undefined {
  const [path = ''] = link.split(/[?#]/);
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return undefined;
  try {
    return segmentsOf(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Whether a link leads to a page of the shop: one of its routes with what it names, or a page that editors wrote. */
export async function linkAnswers(db: Database, businessId: number, link: string): Promise<boolean> {
  const path = pathOf(link);
  if (!path) return false;
  for (const route of Object.values(routePaths)) {
    const params = paramsIn(route, path);
    if (!params) continue;
    for (const [name, value] of params) if (!(await isThere(db, businessId, name, value))) return false;
    return true;
  }
  const [slug = ''] = path;
  if (path.length !== 1) return false;
  for (const table of [contentPages, contentRedirects])
    if ((await db.$count(table, and(eq(table.businessId, businessId), eq(table.slug, slug.toLowerCase())))) > 0)
      return true;
  return false;
}
