import { freeFrom } from './free-from';

test.each([
  ['gluten free bread', ['gluten']],
  ['dairy free', ['dairy']],
  ['free range eggs', []],
])('%s', (term, from) => {
  expect(freeFrom(term.split(' '))).toEqual(from);
});
