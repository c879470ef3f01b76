import type { Business } from '@storefront/remote-kit/business.types';
import { placeLink, storeCrumb } from './visitor-links';

const bristol = { id: 4, slug: 'bristol', name: 'Bristol' };
const frome = { id: 3, slug: 'frome', name: 'Frome' };
const business = { name: 'Lathmere', openShop: bristol } as Business;

test('where visitors of an open shop are, the shop comes first and their place is asked for', () => {
  expect(storeCrumb(business, bristol)).toEqual({ label: 'Lathmere', href: '/' });
  expect(placeLink(business, bristol, '/stores/bristol')).toEqual({
    label: 'Enter your postcode to see delivery and collection.',
    href: '/stores-near-by?from=%2Fstores%2Fbristol',
  });
});

test('at another store, and in a shop that is not open, the store comes first and nothing is asked', () => {
  expect(storeCrumb(business, frome)).toEqual({ label: 'Frome', href: '/stores/frome' });
  expect(placeLink(business, frome, '/')).toBeUndefined();
  expect(placeLink({ name: 'Pipwell' } as Business, bristol, '/')).toBeUndefined();
});
