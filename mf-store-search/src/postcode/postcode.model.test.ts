import { normalPostcode, postcodeProblem } from './postcode.model';

const rules = [{ country: 'GB', pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})$' }];
const problem = (typed: string) => postcodeProblem(typed, rules, 'GB');

describe('a postcode', () => {
  test.each(['SE1 9GF', 'se1 9gf', ' SE19GF ', 'm1  1aa', 'EC1A 1BB', 'W1A 0AX'])('is accepted as %s', (typed) => {
    expect(problem(typed)).toBeUndefined();
  });

  test.each(['', '   '])('is reported when empty (%j)', (typed) => {
    expect(problem(typed)).toBe('Please enter a valid postcode');
  });

  test.each([
    ['SE1', 'SE1 is not a valid postcode'],
    [' london ', 'london is not a valid postcode'],
    ['SE1 9G', 'SE1 9G is not a valid postcode'],
    ['12345', '12345 is not a valid postcode'],
  ])('that breaks the rules is quoted as typed (%s)', (typed, message) => {
    expect(problem(typed)).toBe(message);
  });

  test('is checked by the rule of the business’s own country', () => {
    const irish = [...rules, { country: 'IE', pattern: '^[A-Z]\\d[\\dW] ?[A-Z\\d]{4}$' }];
    expect(postcodeProblem('D02 AF30', irish, 'IE')).toBeUndefined();
    expect(postcodeProblem('SE1 9GF', irish, 'IE')).toBe('SE1 9GF is not a valid postcode');
  });

  test('is checked only by the back end if the business has no rule', () => {
    expect(postcodeProblem('anything', [], 'GB')).toBeUndefined();
  });

  test('is compared in upper case without extra spaces', () => {
    expect(normalPostcode('  se1   9gf ')).toBe('SE1 9GF');
  });
});
