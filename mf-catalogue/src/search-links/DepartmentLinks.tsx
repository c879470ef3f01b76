import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import type { SearchHelp } from '../search-page/search-data';
import { ChipLinks } from './ChipLinks';

interface DepartmentLinksProps {
  readonly title: string;
  readonly store: StoreState;
  readonly departments: SearchHelp['aisles'];
}

export function DepartmentLinks({ title, store, departments }: DepartmentLinksProps) {
  return (
    <ChipLinks
      title={title}
      links={departments.map(({ slug, name }) => ({
        href: urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug: slug }),
        label: name,
      }))}
    />
  );
}
