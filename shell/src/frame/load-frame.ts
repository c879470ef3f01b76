import type { Banner } from '@storefront/api/entities/banner';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { findServerLayout } from '@storefront/ui/themes/server-layout';
import type { FrameData } from './frame.types';

/**
 * The frame's data: the business's header and footer, with a store also its departments. The store is the one in the URL,
 * else the one that the shopper has chosen, else the one that visitors of an open shop see.
 */
export async function loadFrame(
  context: LoadContext,
  headerFooter: HeaderFooter,
  chosenStore?: string,
): Promise<FrameData> {
  const own = context.params.storeSlug ?? chosenStore;
  const storeSlug = own ?? context.business.openShop?.slug;
  const [frame, campaign] = await Promise.all([loadStore(context, headerFooter, storeSlug), loadCampaign(context)]);
  return {
    ...frame,
    ...(frame.store && own === undefined && { isOpenShop: true }),
    ...(campaign && { campaign }),
  };
}

/** A campaign's text; undefined when it is not running or could not be loaded. */
async function loadCampaign({ api, query }: LoadContext): Promise<FrameData['campaign']> {
  if (!/^[1-9]\d{0,15}$/.test(query.campaign ?? '')) return undefined;
  const reply = await api
    .call('POST /campaigns/details', { body: { campaignId: Number(query.campaign), platform: 'web' } })
    .catch(() => undefined);
  return reply?.ok ? { title: reply.data.title, text: reply.data.text } : undefined;
}

async function loadStore(
  { api, business }: LoadContext,
  headerFooter: HeaderFooter,
  storeSlug: string | undefined,
): Promise<FrameData> {
  if (!storeSlug) return { headerFooter, departments: [] };
  const store = await api.call('POST /stores/details', { body: { seoUrl: storeSlug } });
  if (!store.ok) return { headerFooter, departments: [] };
  const { id, slug, name, state } = store.data;
  // Only the mega menu shows the lower levels, so other pages do not contain it.
  const hasPanels = findServerLayout(business.brand).header === 'mega-menu';
  const [tree, banners] = await Promise.all([
    api.call('POST /catalogue/category-tree', { body: { storeId: id } }),
    hasPanels
      ? api.call('POST /banners/get', { body: { storeId: id, placement: 'category', platform: 'web' } })
      : undefined,
  ]);
  const link = ({ slug: own, name: title }: { slug: string; name: string }) => ({ slug: own, name: title });
  const departments = tree.ok
    ? tree.data.categories.map((category) => ({
        ...link(category),
        ...(hasPanels && { image: category.image }),
        ...promotionIn(category, banners?.ok ? banners.data.banners : []),
        children: hasPanels
          ? category.children.map((child) => ({ ...link(child), children: child.children.map(link) }))
          : [],
      }))
    : [];
  return { headerFooter, store: { id, slug, name, state }, departments };
}

interface CategoryNode {
  readonly slug: string;
  readonly children?: readonly CategoryNode[];
}

const isIn = ({ slug: own, children = [] }: CategoryNode, slug: string | null): boolean =>
  own === slug || children.some((child) => isIn(child, slug));

/** The first banner about a department or a category in it, for the department's panel. */
function promotionIn(department: CategoryNode, banners: readonly Banner[]) {
  const banner = banners.find(({ categorySlug }) => isIn(department, categorySlug));
  return (
    banner && {
      promotion: { label: banner.title, text: banner.text, bannerSlug: banner.slug, picture: banner.image },
    }
  );
}
