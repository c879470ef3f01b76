import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { ItemGrid } from '@storefront/ui/item-grid';
import { PageFrame } from '@storefront/ui/page-frame';
import { SearchForm } from '@storefront/ui/search-form';
import { Section } from '@storefront/ui/section';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { ActionProblem } from '../store/ActionProblem';
import { BasketAside } from '../store/BasketAside';
import { AisleLink } from './AisleLink';
import styles from './StoreHomePage.module.css';
import type { StoreHomeData } from './store-home-data';

const STATES = { open: 'Open now', closed: 'Closed now', preorder: 'Taking orders for later days' } as const;

export function StoreHomePage({ data, problem }: { data: StoreHomeData; problem?: string }) {
  const { business } = usePageContext();
  const { store, aisles, offers, popular } = data;
  return (
    <PageFrame aside={<BasketAside />}>
      <ActionProblem code={problem} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{store.name}</h1>
        <p className="sf-muted">
          {STATES[store.state]} · {store.openingHours}
        </p>
      </header>
      <div id="search" className={styles.search}>
        <SearchForm
          action={`${urlTo('stores-storeSlug', { storeSlug: store.slug })}/search`}
          placeholder={business.copy.searchPlaceholder ?? 'Search the shop'}
        />
      </div>
      <Section title="Walk the aisles">
        <ul className={styles.aisles}>
          {aisles.map((aisle, at) => (
            <li key={aisle.slug}>
              <AisleLink
                href={urlTo('stores-storeSlug-category-categorySlug', {
                  storeSlug: store.slug,
                  categorySlug: aisle.slug,
                })}
                aisle={aisle}
                eager={at < 8}
              />
            </li>
          ))}
        </ul>
      </Section>
      {offers.length > 0 && (
        <Section title="This week’s good prices">
          <ItemGrid label="This week’s good prices">
            {offers.map((item) => (
              <CatalogueCard key={item.id} item={item} store={store} />
            ))}
          </ItemGrid>
        </Section>
      )}
      {popular.length > 0 && (
        <Section title="People here often buy">
          <ItemGrid label="People here often buy">
            {popular.map((item) => (
              <CatalogueCard key={item.id} item={item} store={store} />
            ))}
          </ItemGrid>
        </Section>
      )}
    </PageFrame>
  );
}
