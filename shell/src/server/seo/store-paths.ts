import { CATALOGUE_PAGE_MAX } from '@storefront/api/constants';
import type { CategorySummary } from '@storefront/api/entities/category';
import type { Arguments, Key, ReplyOf } from '@storefront/api/operation-types';
import type { SitemapList } from '@storefront/remote-kit/navigation.types';
import { fillPath } from '@storefront/routes/fill-path';
import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import type { CompositionRoute } from '../document/composition-routes';

/** Concurrent calls are limited, so that a site map does not slow shoppers down. */
const CONCURRENT_CALLS = 4;
/** Just below the 50,000 URLs that a site map may have (sitemaps.org). */
const MAX_PATHS = 49_000;

interface StoreQuery {
  readonly config: ShellConfig;
  readonly business: ShownBusiness;
}

interface PathsQuery extends StoreQuery {
  readonly routes: readonly Pick<CompositionRoute, 'path' | 'sitemap'>[];
}

/** Every store of a business, by its slug. */
export async function storeSlugs(query: StoreQuery): Promise<readonly string[]> {
  const { stores } = await read(query, 'POST /stores/search', { body: {} });
  return stores.map(({ slug }) => slug);
}

/** Every page that a business's editors wrote. */
export async function editorialPaths(query: StoreQuery): Promise<readonly string[]> {
  const { slugs } = await read(query, 'POST /seo/pages', { body: {} });
  return slugs.map((slug) => `/${encodeURIComponent(slug)}`);
}

/** The page of every entry of a store's catalogue that a route lists; undefined for an unknown store. */
export async function storePaths(query: PathsQuery, storeSlug: string): Promise<readonly string[] | undefined> {
  const store = await apiClient(query.config, query).call('POST /stores/details', { body: { seoUrl: storeSlug } });
  if (!store.ok && (store.error.status === 404 || store.error.status === 422)) return undefined;
  if (!store.ok) throw new Error(`Store ${storeSlug}: ${store.error.status}`);
  const { id: storeId, slug } = store.data;
  const tree = await read(query, 'POST /catalogue/category-tree', { body: { storeId } });
  const entries: { readonly [List in SitemapList]: () => Promise<readonly PathParams[]> } = {
    categories: async () =>
      tree.categories
        .flatMap((root) => [root, ...root.children.flatMap((child) => [child, ...child.children])])
        .map((category) => ({ categorySlug: category.slug })),
    deals: async () => tree.deals.map((deal) => ({ dealSlug: deal.slug })),
    banners: async () => {
      const { banners } = await read(query, 'POST /banners/get', { body: { storeId, platform: 'web' } });
      return banners.map((banner) => ({ bannerSlug: banner.slug }));
    },
    items: () => itemsOf(query, storeId, tree.categories),
  };
  const paths: string[] = [];
  for (const { path, sitemap } of query.routes)
    if (sitemap)
      paths.push(...(await entries[sitemap]()).map((params) => fillPath(path, { storeSlug: slug, ...params })));
  return paths.slice(0, MAX_PATHS);
}

type PathParams = Readonly<Record<string, string>>;

/** The items of a store, each in its own category. */
async function itemsOf(
  query: StoreQuery,
  storeId: number,
  roots: readonly CategorySummary[],
): Promise<readonly PathParams[]> {
  const pages = roots.flatMap(({ slug: categorySlug, itemCount }) =>
    Array.from({ length: Math.ceil(itemCount / CATALOGUE_PAGE_MAX) }, (_, index) => ({
      categorySlug,
      page: index + 1,
    })),
  );
  const items = new Map<string, PathParams>();
  const remainingPages = pages.values();
  await Promise.all(
    Array.from({ length: CONCURRENT_CALLS }, async () => {
      for (const pageQuery of remainingPages) {
        const details = await read(query, 'POST /catalogue/category-details', {
          body: { storeId, ...pageQuery, limit: CATALOGUE_PAGE_MAX },
        });
        for (const { slug, categorySlug } of details.items)
          items.set(`${categorySlug}/${slug}`, { categorySlug, menuItemSlug: slug });
      }
    }),
  );
  return [...items].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, params]) => params);
}

async function read<K extends Key>(
  { config, business }: StoreQuery,
  key: K,
  ...input: Arguments<K>
): Promise<ReplyOf<K>> {
  const reply = await apiClient(config, { business }).call(key, ...input);
  if (!reply.ok) throw new Error(`${key}: ${reply.error.status}`);
  return reply.data;
}
