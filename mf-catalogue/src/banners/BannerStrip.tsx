import type { Banner } from '@storefront/api/entities/banner';
import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { Picture } from '@storefront/ui/picture';
import { densitiesOf } from '../store/densities';
import styles from './BannerStrip.module.css';
import { useImpression } from './use-impression';

interface BannerStripProps {
  readonly banners: readonly Banner[];
  readonly store: StoreState;
  /** The first element of the page: large, with its picture loaded eagerly. */
  readonly hero?: boolean;
}

/** The store's banners: each is a link that the server counts before it redirects. */
export function BannerStrip({ banners, store, hero }: BannerStripProps) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.strip} data-hero={hero ? '' : undefined} aria-label="Promotions">
      {banners.map((banner) => (
        <BannerCard key={banner.bannerId} banner={banner} store={store} hero={hero} />
      ))}
    </ul>
  );
}

function BannerCard({ banner, store, hero }: { banner: Banner; store: StoreState; hero?: boolean }) {
  const seen = useImpression(banner.bannerId);
  const landing = urlTo('stores-storeSlug-banner-bannerSlug', { storeSlug: store.slug, bannerSlug: banner.slug });
  return (
    <li ref={seen} className={styles.banner}>
      <div>
        <p className={styles.title}>
          <a href={`${landing}/go`} rel="nofollow">
            {banner.title}
          </a>
        </p>
        <p className={styles.text}>{banner.text}</p>
      </div>
      {banner.image && <Picture images={densitiesOf(banner.image)} size={hero ? 240 : 120} priority={hero} eager />}
      <ChevronRightIcon />
    </li>
  );
}
