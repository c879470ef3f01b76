import { isNestedDeeper } from './json-parser';

test.each([
  ['[[1]]', 2, false],
  ['[[[1]]]', 2, true],
  ['{"a":{"b":[]}}', 3, false],
  ['{"a":{"b":[]}}', 2, true],
  ['"[[[[["', 1, false],
  ['"\\"[[[["', 1, false],
  ['["a\\\\",[["b"]]]', 2, true],
  ['[],[],[],[]', 1, false],
])('%s nests deeper than %i: %s', (json, most, deeper) => {
  expect(isNestedDeeper(json, most)).toBe(deeper);
});

test('a hundred thousand brackets are rejected quickly', () => {
  expect(isNestedDeeper('['.repeat(100_000), 32)).toBe(true);
});
