import { dearerText, missingText } from './reorder.model';

const named = (...names: string[]) => missingText(names.map((name) => ({ name })));

test('items that could not be added again are listed', () => {
  expect(named('Whole milk')).toBe('Whole milk is not available now, so it was left out.');
  expect(named('Whole milk', 'Eggs', 'Bananas')).toBe(
    'Whole milk, Eggs and Bananas are not available now, so they were left out.',
  );
});

test('of an item that was added in part, the number that is missing is said', () => {
  const bread = { name: 'Bread', quantity: 2 };
  expect(missingText([bread])).toBe('2 of Bread are not available now, so they were left out.');
  expect(missingText([{ name: 'Eggs' }, bread])).toBe(
    'Eggs and 2 of Bread are not available now, so they were left out.',
  );
});

test('there is no message when nothing is missing', () => {
  expect(named()).toBeUndefined();
});

test('items that cost more are listed with both prices', () => {
  const money = (minor: number) => `${minor}p`;
  expect(dearerText([{ name: 'Eggs', before: 90, now: 95 }], money)).toBe('Eggs now costs 95p, not 90p.');
  expect(dearerText([], money)).toBeUndefined();
});
