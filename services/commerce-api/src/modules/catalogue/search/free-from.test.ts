import { freeFrom, withoutFreeFrom } from './free-from';

test.each([
  ['gluten free bread', ['gluten'], ['bread']],
  ['dairy free', ['dairy'], []],
  ['free range eggs', [], ['free', 'range', 'eggs']],
  ['squash no added sugar', [], ['squash']],
  ['no nuts muesli', [], ['muesli']],
])('%s', (term, from, without) => {
  const words = term.split(' ');
  expect([freeFrom(words), withoutFreeFrom(words)]).toEqual([from, without]);
});
