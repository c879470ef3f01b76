import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { ItemShelf } from '@storefront/ui/item-shelf';
import { Section } from '@storefront/ui/section';
import { TextLink } from '@storefront/ui/text-link';
import { findLayout } from '@storefront/ui/themes/layout';
import { BannerStrip } from '../banners/BannerStrip';
import { DealShelf } from '../deals/DealShelf';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { PageSearch } from '../search-suggestions/PageSearch';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import { AisleLink } from './AisleLink';
import { openingWords } from './opening-words';
import { PreviousPurchases } from './PreviousPurchases';
import styles from './StoreHomePage.module.css';
import type { StoreHomeData } from './store-home-data';

export function StoreHomePage({ data, query }: Pick<PageProps<StoreHomeData>, 'data' | 'query'>) {
  const { store, banners, aisles, deals, offers, recommended } = data;
  const [hero, ...others] = banners;
  const { copy, brand } = usePageContext().business;
  const { departments } = findLayout(brand);
  const offersTitle = copy.offersTitle ?? 'This week’s offers';
  const recommendedTitle = copy.recommendedTitle ?? 'Recommended';
  const aboutUrl = urlTo('stores-storeSlug-about', { storeSlug: store.slug });
  const offersUrl = urlTo('stores-storeSlug-offers', { storeSlug: store.slug });
  return (
    <StoreFrame store={store}>
      <FormAnswer query={query} store={store} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          <a href={aboutUrl}>{store.name}</a>
        </h1>
        <p className="sf-muted">
          {openingWords(store.state, store.openingHours)} · <a href={aboutUrl}>Hours, services and map</a>
        </p>
      </header>
      <PageSearch store={store} />
      {hero && <BannerStrip banners={[hero]} store={store} hero />}
      <Section title={copy.aislesTitle ?? 'Departments'}>
        <ul className={departments === 'tiles' ? styles.tiles : styles.aisles}>
          {aisles.map((aisle, at) => (
            <li key={aisle.slug}>
              <AisleLink
                href={urlTo('stores-storeSlug-category-categorySlug', {
                  storeSlug: store.slug,
                  categorySlug: aisle.slug,
                })}
                aisle={aisle}
                layout={departments}
                eager={at < 8}
              />
            </li>
          ))}
        </ul>
      </Section>
      {deals.length > 0 && (
        <Section
          anchor="deals"
          title={copy.dealsTitle ?? 'Deals'}
          end={<TextLink href={offersUrl}>See all deals</TextLink>}
        >
          <DealShelf label="Deals" deals={deals} store={store} />
        </Section>
      )}
      {/* It loads late, so it is placed below the first screen. */}
      <PreviousPurchases store={store} />
      {offers.length > 0 && (
        <Section title={offersTitle} end={<TextLink href={offersUrl}>All offers</TextLink>}>
          <ItemShelf label={offersTitle}>
            {offers.map((item) => (
              <CatalogueCard key={item.id} item={item} store={store} />
            ))}
          </ItemShelf>
        </Section>
      )}
      <BannerStrip banners={others} store={store} />
      {recommended.length > 0 && (
        <Section title={recommendedTitle}>
          <ItemShelf label={recommendedTitle}>
            {recommended.map((item) => (
              <CatalogueCard key={item.id} item={item} store={store} />
            ))}
          </ItemShelf>
        </Section>
      )}
    </StoreFrame>
  );
}
