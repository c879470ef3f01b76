import type { Department } from '@storefront/ui/departments';
import type { Navigation } from '../../navigation/navigation.types';
import { pathTo } from '../../navigation/path-to';
import type { FrameData } from '../frame.types';

/** The store's departments in the header; in a mega menu each opens two levels of sub-categories. */
export function departmentsOf(
  { store, departments }: Pick<FrameData, 'departments'> & { readonly store?: { readonly slug: string } },
  navigation: Navigation,
  url: string,
): Department[] {
  if (!store) return [];
  const path = url.split('?')[0];
  const link = (slug: string) => pathTo(navigation, 'category', { storeSlug: store.slug, categorySlug: slug });
  return departments.map((department) => ({
    label: department.name,
    href: link(department.slug),
    current: path === link(department.slug),
    columns: department.children.length
      ? department.children.map((child) => ({
          title: child.name,
          href: link(child.slug),
          links: child.children.map((leaf) => ({ label: leaf.name, href: link(leaf.slug) })),
        }))
      : undefined,
    picture: department.image,
    ...(department.promotion && {
      promotion: {
        ...department.promotion,
        // The server counts the click before it redirects.
        href: pathTo(navigation, 'banner-click', {
          storeSlug: store.slug,
          bannerSlug: department.promotion.bannerSlug,
        }),
      },
    }),
  }));
}
