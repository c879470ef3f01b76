import { housesAt } from './houses-at';

const at = (addressLine1: string, addressLine2: string | null = null, postcode = 'SE1 9GF') =>
  housesAt({ addressLine1, addressLine2, postcode });

test.each([
  ['41 Park St', null],
  ['41, PARK STREET', null],
  ['Flat 0, 41 Park Street', null],
  ['Apt. 12b 41a Park Street', null],
  ['Flat 3', '41 Park Street'],
  ['No. 41', 'Park Street'],
  ['Flat 41 Park Street', null],
  ['Unit 41', 'Park Street'],
  ['Room 41 Park St', null],
  ['Door No. 41, Park Street', null],
])('%s (%s) is the house 41 Park Street', (line1, line2) => {
  expect(at(line1, line2)).toEqual(expect.arrayContaining(at('41 Park Street', null, 'se19gf')));
});

test('a house without a number is known by its name, whatever the flat', () => {
  expect(at('Flat 3, Rose House')).toEqual(expect.arrayContaining(at('Rose House')));
});

test('another number, another postcode and another name are other houses', () => {
  expect(at('43 Park Street')).not.toEqual(at('41 Park Street'));
  expect(at('41 Park Street', null, 'SE1 9GG')).not.toEqual(at('41 Park Street'));
  expect(at('Rose Cottage')).not.toEqual(at('Ivy Cottage'));
  expect(at('ROSE-COTTAGE')).toEqual(at('Rose Cottage'));
});
