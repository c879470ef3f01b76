import { missingText } from './reorder.model';

const named = (...names: string[]) => missingText(names.map((name) => ({ name })));

test('what could not be put into the basket again is named', () => {
  expect(named('Whole milk')).toBe('Whole milk is not on sale there now, so it was left out.');
  expect(named('Whole milk', 'Eggs', 'Bananas')).toBe(
    'Whole milk, Eggs and Bananas are not on sale there now, so they were left out.',
  );
});

test('nothing is said when nothing is missing', () => {
  expect(named()).toBeUndefined();
});
