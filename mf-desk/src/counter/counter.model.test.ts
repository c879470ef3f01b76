import { missingOf } from './counter.model';
import { firstText } from './texts';

const nothing = { isFetched: false, age: undefined, isCashTaken: false } as const;

test('bags, age and cash come before a hand-over, each only where it is asked for', () => {
  expect(missingOf({ proofOfAge: 18, toPay: 4150 }, nothing)).toEqual(['fetch', 'age', 'cash']);
  expect(missingOf({ proofOfAge: null, toPay: null }, nothing)).toEqual(['fetch']);
  const done = { isFetched: true, age: 'id_seen', isCashTaken: true } as const;
  expect(missingOf({ proofOfAge: 18, toPay: 4150 }, done)).toEqual([]);
  expect(missingOf({ proofOfAge: 18, toPay: null }, { ...done, age: 'refused' })).toEqual(['refused']);
});

test('the reason is one line', () => {
  expect(firstText(['fetch the bags', 'check the age', 'take the cash'])).toBe(
    'First fetch the bags, check the age and take the cash',
  );
  expect(firstText([])).toBeUndefined();
});
