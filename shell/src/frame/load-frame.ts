import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { findTheme } from '@storefront/ui/themes/find-theme';
import type { FrameData } from './frame.types';

/** The frame's own data: on a store's pages that store and its aisles, elsewhere the business's header and footer. */
export async function loadFrame(
  { api, params, business }: LoadContext,
  headerFooter: HeaderFooter,
): Promise<FrameData> {
  const { storeSlug } = params;
  if (!storeSlug) return { headerFooter, departments: [] };
  const store = await api.call('POST /stores/details', { body: { seoUrl: storeSlug } });
  if (!store.ok) return { headerFooter, departments: [] };
  const { id, slug, name, state } = store.data;
  const tree = await api.call('POST /catalogue/category-tree', { body: { storeId: id } });
  // Only the mega menu shows the second level; a page that does not show it should not carry it.
  const children = findTheme(business.brand).header === 'mega-menu';
  const departments = tree.ok
    ? tree.data.categories.map((category) => ({
        slug: category.slug,
        name: category.name,
        children: children
          ? category.children.map(({ slug: childSlug, name: childName }) => ({ slug: childSlug, name: childName }))
          : [],
      }))
    : [];
  return { headerFooter, store: { id, slug, name, state }, departments };
}
