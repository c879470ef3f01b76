import { sentBy } from '../test-support/programs/run-ops';

const sent = (line: string) => sentBy('coupons', ...line.split(' ').filter(Boolean));

test('coupons are listed, added with their terms, and ended', async () => {
  expect(await sent('')).toEqual(['POST /admin/coupons', {}]);
  expect(await sent('end WELCOME10 --business pipwell')).toEqual([
    'POST /admin/coupon-end',
    { code: 'WELCOME10', business: 'pipwell' },
  ]);
  expect(
    await sent(
      'add FIVER Five pounds off --amount 5.00 --minimum 20 --uses 500 --uses-per-shopper 1 --items A,B --members',
    ),
  ).toEqual([
    'POST /admin/coupon-add',
    {
      code: 'FIVER',
      name: 'Five pounds off',
      kind: 'fixed',
      amount: 500,
      minimumSpend: 2_000,
      maximumUses: 500,
      maximumUsesPerShopper: 1,
      membersOnly: true,
      items: ['A', 'B'],
    },
  ]);
  expect(await sent('add TEN Ten off --percent 10 --from 2026-12-01 --until 2026-12-24 --first-order')).toEqual([
    'POST /admin/coupon-add',
    {
      code: 'TEN',
      name: 'Ten off',
      kind: 'percentage',
      percent: 10,
      startsOn: '2026-12-01',
      endsOn: '2026-12-24',
      firstOrderOnly: true,
    },
  ]);
  expect(await sent('add FREE Free delivery --free-delivery --categories fruit --single-use-codes 100')).toEqual([
    'POST /admin/coupon-add',
    { code: 'FREE', name: 'Free delivery', kind: 'free_delivery', categories: ['fruit'], singleUseCodes: 100 },
  ]);
});

test.each([
  ['an unknown action', 'drop X', 'Unknown action: drop. Known: list, add, end'],
  ['a misspelt action', 'ad X Ten off --percent 10', 'Unknown action: ad'],
  ['no code', 'end', "Missing required argument 'code'"],
  ['no name', 'add X --percent 10', "Missing required argument 'name'"],
  ['no gift', 'add X Ten off', 'What does it give?'],
  ['two gifts', 'add X Ten off --percent 10 --free-delivery', 'What does it give?'],
  ['an amount that is none', 'add X Off --amount five', '--amount takes an amount such as 5.00'],
  ['a number that is none', 'add X Off --percent 1.5', '--percent takes a whole number from 1'],
])('%s is refused', (_, line, message) => expect(sent(line)).rejects.toThrow(message));
