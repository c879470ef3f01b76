import { CATALOGUE_PAGE_MAX } from '@storefront/api/constants';
import type { CategorySummary } from '@storefront/api/entities/category';
import type { Arguments, Key, ReplyOf } from '@storefront/api/operation-types';
import type { ShownBusiness } from '../../client-config';
import type { Navigation } from '../../navigation/navigation.types';
import { pathTo } from '../../navigation/path-to';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';

/** Concurrent calls are limited, so that a site map does not slow shoppers down. */
const CONCURRENT_CALLS = 4;
const MAX_PATHS = 49_000;

interface StoreQuery {
  readonly config: ShellConfig;
  readonly business: ShownBusiness;
}

interface PathsQuery extends StoreQuery {
  readonly navigation: Pick<Navigation, 'roles'>;
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

/** Every public page of one store: itself, its categories, deals, banners and items; undefined for an unknown store. */
export async function storePaths(query: PathsQuery, storeSlug: string): Promise<readonly string[] | undefined> {
  const store = await apiClient(query.config, query).call('POST /stores/details', { body: { seoUrl: storeSlug } });
  if (!store.ok && (store.error.status === 404 || store.error.status === 422)) return undefined;
  if (!store.ok) throw new Error(`Store ${storeSlug}: ${store.error.status}`);
  const { id: storeId, slug } = store.data;
  const tree = await read(query, 'POST /catalogue/category-tree', { body: { storeId } });
  const { banners } = await read(query, 'POST /banners/get', { body: { storeId } });
  const categories: CategorySummary[] = tree.categories.flatMap((root) => [
    root,
    ...root.children.flatMap((child) => [child, ...child.children]),
  ]);
  const pages = tree.categories.flatMap(({ slug: categorySlug, itemCount }) =>
    Array.from({ length: Math.ceil(itemCount / CATALOGUE_PAGE_MAX) }, (_, index) => ({
      categorySlug,
      page: index + 1,
    })),
  );
  const items = new Set<string>();
  const remainingPages = pages.values();
  await Promise.all(
    Array.from({ length: CONCURRENT_CALLS }, async () => {
      for (const pageQuery of remainingPages) {
        const details = await read(query, 'POST /catalogue/category-details', {
          body: { storeId, ...pageQuery, limit: CATALOGUE_PAGE_MAX },
        });
        for (const item of details.items)
          items.add(
            pathTo(query.navigation, 'item', {
              storeSlug: slug,
              categorySlug: item.categorySlug,
              menuItemSlug: item.slug,
            }),
          );
      }
    }),
  );
  return [
    pathTo(query.navigation, 'store', { storeSlug: slug }),
    ...categories.map((category) =>
      pathTo(query.navigation, 'category', { storeSlug: slug, categorySlug: category.slug }),
    ),
    ...tree.deals.map((deal) => pathTo(query.navigation, 'deal', { storeSlug: slug, dealSlug: deal.slug })),
    ...banners.map((banner) => pathTo(query.navigation, 'banner', { storeSlug: slug, bannerSlug: banner.slug })),
    ...[...items].sort(),
  ].slice(0, MAX_PATHS);
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
