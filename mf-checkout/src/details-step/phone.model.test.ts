import { normalPhone } from './phone.model';

describe('a phone number', () => {
  test.each([
    ['07911 123456', '+447911123456'],
    ['+44 7911 123456', '+447911123456'],
    ['(020) 7946 0100', '+442079460100'],
  ])('%s becomes E.164', (typed, normal) => expect(normalPhone(typed, 'GB')).toBe(normal));

  test.each(['', 'abc', '12', '07700'])('%s is not one', (typed) => expect(normalPhone(typed, 'GB')).toBeUndefined());
});
