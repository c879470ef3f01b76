import type { StoreDetails } from '@storefront/api/entities/store';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';

/** The @id by which other objects refer to a store. */
export const storeId = (slug: string): string => `${urlTo('stores-storeSlug', { storeSlug: slug })}#store`;

/** A schema.org local business for a store. */
export const storeJsonLd = (store: StoreDetails, business: Business): object => ({
  '@context': 'https://schema.org',
  '@type': business.brand === 'grocery' ? 'GroceryStore' : 'HomeGoodsStore',
  '@id': storeId(store.slug),
  url: urlTo('stores-storeSlug', { storeSlug: store.slug }),
  name: `${business.name}, ${store.name}`,
  description: store.about,
  image: `/pictures/hero-${business.brand}/960.webp`,
  parentOrganization: { '@type': 'Organization', name: business.name, url: '/' },
  telephone: store.phone ?? undefined,
  currenciesAccepted: business.currency,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address.addressLine1,
    addressLocality: store.address.town,
    addressRegion: store.address.county,
    postalCode: store.address.postcode,
    addressCountry: store.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.openingWeek.flatMap(({ day, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: day, opens, closes }] : [],
  ),
});
