import { comingWords, stateWords, windowOfValue, windowOption, windowValue, windowWords } from './weekly-words';

const friday = { fulfilmentMethod: 'delivery', weekday: 5, starts: '17:00', ends: '18:30' } as const;

test('a window is a sentence for the member, and a value for the form that comes back as it was', () => {
  expect(windowWords(friday)).toBe('Friday, 5pm to 6:30pm, delivery');
  expect(windowOption(friday)).toBe('Delivery, Fri 5–6:30pm');
  expect(windowOfValue(windowValue(friday))).toEqual(friday);
  for (const other of [undefined, '', 'delivery 7 17:00 18:00', 'taxi 5 17:00 18:00', 'delivery 5 17:00'])
    expect(windowOfValue(other)).toBeUndefined();
});

test('the coming date says until when its place is kept, on the day on which clocks change too', () => {
  const coming = {
    date: '2026-10-25',
    startDate: '2026-10-25T17:00:00.000Z',
    endDate: '2026-10-25T18:00:00.000Z',
    keptUntil: '2026-10-24T16:00:00.000Z',
    state: 'kept' as const,
  };
  expect(comingWords(coming)).toBe('Sun 25 Oct 2026, 5–6pm');
  expect(stateWords(coming)).toContain('Order before Sat 24 Oct 2026 at 5pm');
});
