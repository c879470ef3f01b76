import type { CategorySummary } from '@storefront/api/entities/category';
import type { Arguments, Key, ReplyOf } from '@storefront/api/operation-types';
import type { ShownBusiness } from '../../client-config';
import type { Navigation } from '../../navigation/navigation.types';
import { pathTo } from '../../navigation/path-to';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';

/** The maximum number of items per call. */
const PAGE = 48;
/** Concurrent calls are limited, so that a site map does not slow shoppers down. */
const AT_ONCE = 4;
const MAX_PATHS = 49_000;

interface Ask {
  readonly config: ShellConfig;
  readonly business: ShownBusiness;
}

interface AskPaths extends Ask {
  readonly navigation: Pick<Navigation, 'roles'>;
}

/** Every store of a business, by its slug. */
export async function storeSlugs(ask: Ask): Promise<readonly string[]> {
  const { stores } = await read(ask, 'POST /stores/search', { body: {} });
  return stores.map(({ slug }) => slug);
}

/** Every page that a business's editors wrote. */
export async function editorsPaths(ask: Ask): Promise<readonly string[]> {
  const { slugs } = await read(ask, 'POST /seo/pages', { body: {} });
  return slugs.map((slug) => `/${encodeURIComponent(slug)}`);
}

/** Every public page of one store: itself, its categories, deals, banners and items; undefined for an unknown store. */
export async function storePaths(ask: AskPaths, storeSlug: string): Promise<readonly string[] | undefined> {
  const store = await apiClient(ask.config, ask).call('POST /stores/details', { body: { seoUrl: storeSlug } });
  if (!store.ok && (store.error.status === 404 || store.error.status === 422)) return undefined;
  if (!store.ok) throw new Error(`Store ${storeSlug}: ${store.error.status}`);
  const { id: storeId, slug } = store.data;
  const tree = await read(ask, 'POST /catalogue/category-tree', { body: { storeId } });
  const { banners } = await read(ask, 'POST /banners/get', { body: { storeId } });
  const categories: CategorySummary[] = tree.categories.flatMap((root) => [
    root,
    ...root.children.flatMap((child) => [child, ...child.children]),
  ]);
  const pages = tree.categories.flatMap(({ slug: categorySlug, itemCount }) =>
    Array.from({ length: Math.ceil(itemCount / PAGE) }, (_, index) => ({ categorySlug, page: index + 1 })),
  );
  const items = new Set<string>();
  const ways = pages.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const way of ways) {
        const details = await read(ask, 'POST /catalogue/category-details', {
          body: { storeId, ...way, limit: PAGE },
        });
        for (const item of details.items)
          items.add(
            pathTo(ask.navigation, 'item', {
              storeSlug: slug,
              categorySlug: item.categorySlug,
              menuItemSlug: item.slug,
            }),
          );
      }
    }),
  );
  return [
    pathTo(ask.navigation, 'store', { storeSlug: slug }),
    ...categories.map((category) =>
      pathTo(ask.navigation, 'category', { storeSlug: slug, categorySlug: category.slug }),
    ),
    ...tree.deals.map((deal) => pathTo(ask.navigation, 'deal', { storeSlug: slug, dealSlug: deal.slug })),
    ...banners.map((banner) => pathTo(ask.navigation, 'banner', { storeSlug: slug, bannerSlug: banner.slug })),
    ...[...items].sort(),
  ].slice(0, MAX_PATHS);
}

async function read<K extends Key>({ config, business }: Ask, key: K, ...input: Arguments<K>): Promise<ReplyOf<K>> {
  const reply = await apiClient(config, { business }).call(key, ...input);
  if (!reply.ok) throw new Error(`${key}: ${reply.error.status}`);
  return reply.data;
}
