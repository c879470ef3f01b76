import { freeFrom } from './free-from';

test.each([
  ['gluten free bread', ['gluten']],
  ['dairy free', ['dairy']],
  ['free range eggs', []],
  ['eggs free range', []],
  ['mirror free standing', []],
  ['chocolate free from milk', []],
  ['buy one get one free', []],
])('%s', (term, from) => {
  expect(freeFrom(term.split(' '))).toEqual(from);
});
