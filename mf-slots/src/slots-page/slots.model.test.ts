import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { feeText, firstDayWithRoom } from './slots.model';

const day = (date: string, available: boolean) => ({ date, slots: [{ available } as TimeSlot] });

describe('the days of a store', () => {
  test('start at the first that has room', () => {
    expect(firstDayWithRoom([day('2026-11-21', false), day('2026-11-22', true)])?.date).toBe('2026-11-22');
  });

  test('start at today when none has room, and at none when there is none', () => {
    expect(firstDayWithRoom([day('2026-11-21', false)])?.date).toBe('2026-11-21');
    expect(firstDayWithRoom([])).toBeUndefined();
  });

  test('a slot that costs nothing says so in a word', () => {
    expect(feeText(0, String)).toBe('Free');
    expect(feeText(150, String)).toBe('150');
  });
});
