import type { PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { ItemGrid } from '@storefront/ui/item-grid';
import { LinkButton } from '@storefront/ui/link-button';
import { Picture } from '@storefront/ui/picture';
import { Section } from '@storefront/ui/section';
import { bannerPath } from '../banners/banner-path';
import { DealShelf } from '../deals/DealShelf';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { densitiesOf } from '../store/densities';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import styles from './BannerPage.module.css';
import type { BannerData } from './banner-data';

/** The page of a banner without another target: its text in large type, and related items. */
export function BannerPage({ data, query }: Pick<PageProps<BannerData>, 'data' | 'query'>) {
  const { store, banner, deals, popular } = data;
  const home = urlTo('stores-storeSlug', { storeSlug: store.slug });
  return (
    <StoreFrame store={store}>
      <FormAnswer query={query} store={store} />
      <Breadcrumbs crumbs={[{ label: store.name, href: home }, { label: banner.title }]} />
      <header className={styles.hero}>
        <div>
          <h1 tabIndex={-1}>{banner.title}</h1>
          <p>{banner.text}</p>
          <LinkButton kind="accent" href={bannerPath(banner, store.slug) ?? home}>
            {banner.link ? 'Shop the range' : 'See all departments'}
          </LinkButton>
        </div>
        {banner.image && <Picture images={densitiesOf(banner.image)} size={320} priority />}
      </header>
      {deals.length > 0 && (
        <Section title="Deals on now">
          <DealShelf label="Deals on now" deals={deals} store={store} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title="Popular at this store">
          <ItemGrid label="Popular at this store">
            {popular.map((item) => (
              <CatalogueCard key={item.id} item={item} store={store} />
            ))}
          </ItemGrid>
        </Section>
      )}
    </StoreFrame>
  );
}
