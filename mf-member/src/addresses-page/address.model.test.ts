import type { Address } from '@storefront/api/entities/address';
import { addressBody, addressLines, addressValues, emptyAddress, inOrder } from './address.model';

const home: Address = {
  addressId: 1,
  isDefault: false,
  country: 'GB',
  addressLine1: '18 Tanner Street',
  postcode: 'SE1 9GF',
  town: 'London',
};

test('an address is displayed line by line, without empty lines', () => {
  expect(addressLines(home)).toEqual(['18 Tanner Street', 'London', 'SE1 9GF']);
  expect(addressLines({ ...home, addressLine2: 'Flat 4', county: '' })).toEqual([
    '18 Tanner Street',
    'Flat 4',
    'London',
    'SE1 9GF',
  ]);
});

test('empty form fields are not sent', () => {
  expect(
    addressBody({ ...emptyAddress, addressLine1: ' 1 High Street ', town: 'Frome', postcode: 'BA11 1AA' }, 'GB'),
  ).toEqual({
    country: 'GB',
    addressLine1: '1 High Street',
    town: 'Frome',
    postcode: 'BA11 1AA',
  });
});

test('an address is unchanged after passing through the form', () => {
  const { addressId: _id, isDefault: _default, ...sent } = home;
  expect(addressBody(addressValues(home), 'GB')).toEqual(sent);
});

test('the default comes first', () => {
  const work = { ...home, addressId: 2, isDefault: true };
  expect(inOrder([home, work]).map(({ addressId }) => addressId)).toEqual([2, 1]);
});
