import { sample } from '../test-support/sample';

const cases = Array.from({ length: 20 }, (_, index) => index);

test('without a seed a matrix is whole', () => {
  expect(sample(cases, 3, '')).toEqual(cases);
});

test('a seed chooses the same cases in each run, in their order; another seed others', () => {
  const chosen = sample(cases, 3, 'one');
  expect(chosen).toHaveLength(3);
  expect(sample(cases, 3, 'one')).toEqual(chosen);
  expect([...chosen].sort((a, b) => a - b)).toEqual(chosen);
  expect(sample(cases, 3, 'two')).not.toEqual(chosen);
});

test('a matrix smaller than its sample is whole', () => {
  expect(sample(cases.slice(0, 2), 3, 'one')).toEqual([0, 1]);
});
