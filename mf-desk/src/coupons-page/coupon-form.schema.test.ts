import { couponBody, couponSchema, EMPTY_COUPON } from './coupon-form.schema';

const typed = { ...EMPTY_COUPON, code: ' WELCOME10 ', name: '10% off' };
const faults = async (changes: Partial<typeof typed>) => {
  const fault = await couponSchema('GBP')
    .validate({ ...typed, ...changes }, { abortEarly: false })
    .catch((thrown: { errors: string[] }) => thrown.errors);
  return Array.isArray(fault) ? fault : [];
};

test('a form is refused for what is missing or does not fit together', async () => {
  expect(await faults({})).toEqual([]);
  expect(await faults({ percent: '' })).toContain('Enter a whole number from 1 to 100.');
  expect(await faults({ percent: '101' })).toEqual(['Enter a whole number from 1 to 100.']);
  expect(await faults({ kind: 'fixed', amount: '0' })).toEqual(['Enter an amount, such as 5 or 2.50.']);
  expect(await faults({ kind: 'free_delivery', percent: '' })).toEqual([]);
  expect(await faults({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual(['The last day is before the first.']);
  expect(await faults({ uses: 'many' })).toEqual(['Enter a whole number, or nothing for no limit.']);
});

test('the call has what was typed and leaves the rest out', () => {
  expect(couponBody({ ...typed, minimumSpend: '30', categories: 'bakery, fruit' }, 'GBP')).toEqual({
    code: 'WELCOME10',
    name: '10% off',
    kind: 'percentage',
    percent: 10,
    minimumSpend: 3_000,
    maximumUsesPerShopper: 1,
    firstOrderOnly: false,
    membersOnly: false,
    categories: ['bakery', 'fruit'],
  });
  expect(couponBody({ ...typed, kind: 'fixed', amount: '2.5', singleUseCodes: '20' }, 'GBP')).toMatchObject({
    kind: 'fixed',
    amount: 250,
    singleUseCodes: 20,
  });
});
