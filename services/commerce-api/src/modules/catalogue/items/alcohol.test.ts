import { alcoholOf } from './alcohol';

test.each([
  ['a bottle of wine', { abv: 135, unitAmount: 750, unitOf: 'ml' }, { percent: 13.5, units: 10.1 }],
  ['four cans of beer', { abv: 42, unitAmount: 1760, unitOf: 'ml' }, { percent: 4.2, units: 7.4 }],
  ['a drink of unknown volume', { abv: 40, unitAmount: null, unitOf: null }, { percent: 4, units: null }],
  ['a gift of two pieces', { abv: 400, unitAmount: 2, unitOf: 'each' }, { percent: 40, units: null }],
  ['a drink without alcohol', { abv: null, unitAmount: 750, unitOf: 'ml' }, null],
] as const)('the strength and the units of %s', (_, item, expected) => expect(alcoholOf(item)).toEqual(expected));
