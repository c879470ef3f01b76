import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { ItemGrid } from '@storefront/ui/item-grid';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PartsNav } from '@storefront/ui/parts-nav';
import { BannerStrip } from '../banners/BannerStrip';
import { DealNotes } from '../deals/DealNotes';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { EAGER_CARDS } from '../item-card/eager-cards';
import { PageLinks } from '../page-links/PageLinks';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import styles from './CategoryPage.module.css';
import { CategoryTree } from './CategoryTree';
import type { CategoryData } from './category-data';
import { countCategory } from './count-category';
import { Facets } from './Facets';
import { ListingBar } from './ListingBar';
import { listingSearch } from './listing-query';
import { useSheetOnBack } from './use-sheet-on-back';

const FILTERS_ID = 'filters';

export function CategoryPage({ data, query }: Pick<PageProps<CategoryData>, 'data' | 'query'>) {
  const { store, slug, name, parents, parts, isRow, items, banner, deals } = data;
  const link = (categorySlug: string) =>
    urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug });
  const path = link(slug);
  const { api } = usePageContext();
  useSheetOnBack(FILTERS_ID);
  const head = (
    <>
      <FormAnswer query={query} store={store} />
      {data.notSold && (
        <Notice kind="warning" role="status">
          {data.notSold}
        </Notice>
      )}
      <Breadcrumbs
        crumbs={[
          data.home,
          ...parents.map((parent) => ({ label: parent.name, href: link(parent.slug) })),
          { label: name },
        ]}
      />
      <h1 tabIndex={-1}>{name}</h1>
      {parts.length > 1 && <PartsNav label={`In ${name}`} parts={parts} />}
    </>
  );
  return (
    <StoreFrame
      store={store}
      rail={
        <>
          {!isRow && <CategoryTree data={data} link={link} />}
          <Facets data={data} path={path} count={countCategory(api, data)} />
        </>
      }
      railSheet={{ id: FILTERS_ID, label: 'Filters' }}
      head={isRow && head}
      more={
        deals.length > 0 && (
          <>
            <h3 className={styles.dealsTitle}>Deals in {name}</h3>
            <DealNotes label={`Deals in ${name}`} deals={deals} store={store} />
          </>
        )
      }
    >
      {!isRow && head}
      <ListingBar data={data} path={path} rail={FILTERS_ID} />
      {banner && data.query.page === 1 && <BannerStrip banners={[banner]} store={store} />}
      {items.length ? (
        <ItemGrid label={name}>
          {items.map((item, at) => (
            <CatalogueCard key={item.id} item={item} store={store} eager={at < EAGER_CARDS} headingLevel={2} />
          ))}
        </ItemGrid>
      ) : (
        <EmptyState
          title="No items match these filters"
          art={<SearchIcon />}
          action={<LinkButton href={path}>Show everything in {name}</LinkButton>}
        >
          <p>Remove a filter, or clear them all.</p>
        </EmptyState>
      )}
      <PageLinks
        page={data.query.page}
        pages={data.pages}
        url={(page) => path + listingSearch({ ...data.query, page })}
      />
    </StoreFrame>
  );
}
