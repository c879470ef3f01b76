import { countdown } from './countdown.model';

const end = Date.parse('2026-11-21T12:15:00Z');
const left = (minutes: number, seconds = 0) => countdown(end, end - (minutes * 60 + seconds) * 1000);

describe('the countdown of a held slot', () => {
  test('shows no warning while five minutes or more are left', () => {
    expect(left(15)).toEqual({ secondsLeft: 900, warning: undefined, expired: false });
    expect(left(5).warning).toBeUndefined();
  });

  test.each([
    [4, 59, 5],
    [3, 59, 4],
    [2, 59, 3],
    [1, 59, 2],
    [0, 1, 2],
  ])('at %i:%i it warns of less than %i minutes', (minutes, seconds, warning) => {
    expect(left(minutes, seconds).warning).toBe(warning);
  });

  test('has expired at its end and stays so', () => {
    expect(left(0).expired).toBe(true);
    expect(countdown(end, end + 60_000)).toMatchObject({ secondsLeft: 0, expired: true });
  });
});
