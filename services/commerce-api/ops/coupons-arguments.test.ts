import { readArguments } from './arguments';

const parse = (line: string) => readArguments(['coupons', ...line.split(' ').filter(Boolean)]);

test('coupons are listed, added with their terms, and ended', () => {
  expect(parse('')).toEqual({ name: 'coupons', action: 'list' });
  expect(parse('end WELCOME10 --business pipwell')).toEqual({
    name: 'coupons',
    action: 'end',
    code: 'WELCOME10',
    business: 'pipwell',
  });
  expect(
    parse('add FIVER Five pounds off --amount 5.00 --minimum 20 --uses 500 --uses-per-shopper 1 --items A,B --members'),
  ).toEqual({
    name: 'coupons',
    action: 'add',
    terms: {
      code: 'FIVER',
      name: 'Five pounds off',
      kind: 'fixed',
      amount: { text: '5.00', option: 'amount' },
      minimumSpend: { text: '20', option: 'minimum' },
      maximumUses: 500,
      maximumUsesPerShopper: 1,
      membersOnly: true,
      items: ['A', 'B'],
    },
  });
});

test.each([
  ['an unknown action', 'drop X', 'Unknown action: drop'],
  ['no code', 'end', 'Which coupon?'],
  ['no gift', 'add X Ten off', 'What does it give?'],
  ['two gifts', 'add X Ten off --percent 10 --free-delivery', 'What does it give?'],
  ['an amount that is none', 'add X Off --amount five', '--amount takes an amount such as 5.00'],
  ['a number that is none', 'add X Off --percent 1.5', '--percent takes a whole number from 1'],
])('%s is refused', (_, line, message) => expect(() => parse(line)).toThrow(message));
