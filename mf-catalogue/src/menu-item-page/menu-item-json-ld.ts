import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { Business } from '@storefront/remote-kit/business.types';

/** The item as schema.org describes a product on offer. */
export const menuItemJsonLd = (item: MenuItemDetails, business: Business): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: item.name,
  description: item.description,
  image: item.images.originals,
  offers: {
    '@type': 'Offer',
    price: (item.price / 100).toFixed(2),
    priceCurrency: business.currency,
    availability: item.outOfStock ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  },
});
