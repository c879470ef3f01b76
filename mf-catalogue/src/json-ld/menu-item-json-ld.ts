import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { Business } from '@storefront/remote-kit/business.types';
import { storeId } from './store-json-ld';

/** A schema.org product with the store's offer. */
export const menuItemJsonLd = (
  item: MenuItemDetails,
  store: StoreDetails,
  business: Business,
  path: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: item.name,
  description: item.description,
  image: item.images.originals,
  sku: String(item.id),
  url: path,
  offers: {
    '@type': 'Offer',
    url: path,
    price: (item.price / 100).toFixed(2),
    priceCurrency: business.currency,
    availability: item.outOfStock ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    seller: { '@type': 'Organization', '@id': storeId(store.slug), name: `${business.name}, ${store.name}` },
  },
});
