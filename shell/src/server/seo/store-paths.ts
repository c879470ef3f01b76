import type { CategorySummary } from '@storefront/api/entities/category';
import type { ReplyOf } from '@storefront/api/operation-types';
import { urlTo } from '@storefront/routes/url-to';
import type { ShownBusiness } from '../../client-config';
import { callApi } from '../api-call';
import type { ShellConfig } from '../config';

/** As many items as one call gives. */
const PAGE = 48;
/** So many calls at a time: a map for search engines must not stand in shoppers' way. */
const AT_ONCE = 4;
const MOST_PATHS = 49_000;

interface Ask {
  readonly config: ShellConfig;
  readonly business: ShownBusiness;
}

/** Every store of a business, by its slug. */
export async function storeSlugs(ask: Ask): Promise<readonly string[]> {
  const { stores } = await read<ReplyOf<'POST /stores/search'>>(ask, '/stores/search', {});
  return stores.map(({ slug }) => slug);
}

/** Every page that editors of a business wrote, linked or not. */
export async function editorsPaths(ask: Ask): Promise<readonly string[]> {
  const { slugs } = await read<ReplyOf<'POST /seo/pages'>>(ask, '/seo/pages', {});
  return slugs.map((slug) => `/${encodeURIComponent(slug)}`);
}

/** Every public page of one store: itself, its categories, deals, banners and items; undefined when there is no such store. */
export async function storePaths(ask: Ask, storeSlug: string): Promise<readonly string[] | undefined> {
  const store = await callApi(ask.config, '/stores/details', {
    business: ask.business,
    body: { seoUrl: storeSlug },
  });
  if (store.status === 404 || store.status === 422) return undefined;
  if (store.status !== 200) throw new Error(`Store ${storeSlug}: ${store.status}`);
  const { id: storeId, slug } = store.body as ReplyOf<'POST /stores/details'>;
  const tree = await read<ReplyOf<'POST /catalogue/category-tree'>>(ask, '/catalogue/category-tree', { storeId });
  const { banners } = await read<ReplyOf<'POST /banners/get'>>(ask, '/banners/get', { storeId });
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
        const details = await read<ReplyOf<'POST /catalogue/category-details'>>(ask, '/catalogue/category-details', {
          storeId,
          ...way,
          limit: PAGE,
        });
        for (const item of details.items)
          items.add(
            urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
              storeSlug: slug,
              categorySlug: item.categorySlug,
              menuItemSlug: item.slug,
            }),
          );
      }
    }),
  );
  return [
    urlTo('stores-storeSlug', { storeSlug: slug }),
    ...categories.map((category) =>
      urlTo('stores-storeSlug-category-categorySlug', { storeSlug: slug, categorySlug: category.slug }),
    ),
    ...tree.deals.map((deal) => urlTo('stores-storeSlug-deal-dealSlug', { storeSlug: slug, dealSlug: deal.slug })),
    ...banners.map((banner) =>
      urlTo('stores-storeSlug-banner-bannerSlug', { storeSlug: slug, bannerSlug: banner.slug }),
    ),
    ...[...items].sort(),
  ].slice(0, MOST_PATHS);
}

async function read<Body>({ config, business }: Ask, path: string, body: object): Promise<Body> {
  const reply = await callApi(config, path, { business, body });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
  return reply.body as Body;
}
