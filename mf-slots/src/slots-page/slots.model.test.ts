import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { feeText, firstAvailableDay, requestedDay } from './slots.model';

const day = (date: string, available: boolean) => ({ date, slots: [{ available } as TimeSlot] });

describe('the days of a store', () => {
  test('start at the first with a free slot', () => {
    expect(firstAvailableDay([day('2026-11-21', false), day('2026-11-22', true)])?.date).toBe('2026-11-22');
  });

  test('start at today when none has a free slot, and at none when there are no days', () => {
    expect(firstAvailableDay([day('2026-11-21', false)])?.date).toBe('2026-11-21');
    expect(firstAvailableDay([])).toBeUndefined();
  });

  test('the URL selects a day, or the first with a free slot', () => {
    const days = [day('2026-11-21', false), day('2026-11-22', true), day('2026-11-23', true)];
    expect(requestedDay(days, undefined)).toEqual({ day: days[1], isValid: true });
    expect(requestedDay(days, 'asap')).toEqual({ day: days[1], isValid: true });
    expect(requestedDay(days, '2026-11-23')).toEqual({ day: days[2], isValid: true });
    expect(requestedDay(days, '2026-11-21')).toEqual({ day: days[0], isValid: true });
    expect(requestedDay(days, '2026-11-20')).toEqual({ day: days[1], isValid: false });
    expect(requestedDay(days, 'tomorrow')).toEqual({ day: days[1], isValid: false });
  });

  test('a free slot says so', () => {
    expect(feeText(0, String)).toBe('Free');
    expect(feeText(150, String)).toBe('150');
  });
});
