import { countText } from '@storefront/messages/count-text';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { EmptyState } from '@storefront/ui/empty-state';
import { ItemGrid } from '@storefront/ui/item-grid';
import { LinkButton } from '@storefront/ui/link-button';
import { Section } from '@storefront/ui/section';
import { DealShelf } from '../deals/DealShelf';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { EAGER_CARDS } from '../item-card/eager-cards';
import { PageLinks } from '../page-links/PageLinks';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import type { OffersData } from './offers-data';

/** All deals of a store, and its reduced items, of which it sells most first. */
export function OffersPage({ data, query }: Pick<PageProps<OffersData>, 'data' | 'query'>) {
  const { copy } = usePageContext().business;
  const { store, deals, items, page, pages, total } = data;
  const home = urlTo('stores-storeSlug', { storeSlug: store.slug });
  const path = urlTo('stores-storeSlug-offers', { storeSlug: store.slug });
  const title = copy.offersPageTitle ?? 'Offers';
  const itemsTitle = copy.offersTitle ?? 'Reduced in price';
  return (
    <StoreFrame store={store}>
      <FormAnswer query={query} store={store} />
      <Breadcrumbs crumbs={[{ label: store.name, href: home }, { label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      {deals.length > 0 && (
        <Section title={copy.dealsTitle ?? 'Deals'}>
          <DealShelf label="Deals" deals={deals} store={store} />
        </Section>
      )}
      {items.length > 0 && (
        <Section title={itemsTitle} note={countText(total, 'item')}>
          <ItemGrid label={itemsTitle}>
            {items.map((item, at) => (
              <CatalogueCard key={item.id} item={item} store={store} eager={deals.length === 0 && at < EAGER_CARDS} />
            ))}
          </ItemGrid>
        </Section>
      )}
      {deals.length + items.length === 0 && (
        <EmptyState title="No offers here today" action={<LinkButton href={home}>See all departments</LinkButton>}>
          <p>This shop has no deals and no reduced prices at the moment.</p>
        </EmptyState>
      )}
      <PageLinks page={page} pages={pages} url={(to) => (to > 1 ? `${path}?page=${to}` : path)} />
    </StoreFrame>
  );
}
