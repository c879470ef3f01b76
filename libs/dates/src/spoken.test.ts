import { spokenDay, spokenHours } from './spoken';

const at = (text: string) => new Date(text);

test('a day is spoken without abbreviations, and is the shop’s day', () => {
  expect(spokenDay(at('2026-11-24T12:00:00Z'))).toBe('Tuesday 24 November');
  expect(spokenDay(at('2026-06-30T23:30:00Z'))).toBe('Wednesday 1 July');
});

test('hours are spoken with a word for the dash', () => {
  expect(spokenHours(at('2026-11-24T17:00:00Z'), at('2026-11-24T18:00:00Z'))).toBe('5 to 6pm');
  expect(spokenHours(at('2026-11-24T11:30:00Z'), at('2026-11-24T12:30:00Z'))).toBe('11:30am to 12:30pm');
});
