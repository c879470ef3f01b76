import { isAddressIn } from './details-values';

const values = {
  firstName: 'Ada',
  lastName: 'Hart',
  email: 'ada@example.com',
  phoneNumber: '07700 900123',
  textUpdates: '',
  addressLine1: '14 Lantern Yard',
  addressLine2: '',
  town: 'London',
  county: '',
  postcode: 'se1  1tl',
};
const saved = {
  addressLine1: '14 Lantern Yard',
  town: 'London',
  postcode: 'SE1 1TL',
};

test('the address of the form is a saved one, apart from spaces and capitals', () => {
  expect(isAddressIn(values, saved)).toBe(true);
});

test.each([
  ['addressLine1', '15 Lantern Yard'],
  ['addressLine2', 'Flat 2'],
  ['town', 'Leeds'],
  ['county', 'Kent'],
  ['postcode', 'SE1 9GF'],
] as const)('an edited %s is another address', (field, text) => {
  expect(isAddressIn({ ...values, [field]: text }, saved)).toBe(false);
});
