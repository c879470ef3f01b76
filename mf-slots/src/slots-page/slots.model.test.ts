import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { dayOffer, daysSinceMonday, feeText, firstAvailableDay, partsOfDay, requestedDay } from './slots.model';

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

describe('the days of a calendar', () => {
  const slot = (timeSlotTime: string, fee: number, available = true) => ({ timeSlotTime, fee, available }) as TimeSlot;

  test('slots are grouped by the part of the day in which they begin', () => {
    const slots = [slot('08:00', 250), slot('11:30', 250), slot('12:00', 150), slot('17:00', 450)];
    expect(partsOfDay(slots)).toEqual([
      { name: 'Morning', slots: slots.slice(0, 2) },
      { name: 'Afternoon', slots: slots.slice(2, 3) },
      { name: 'Evening', slots: slots.slice(3) },
    ]);
    expect(partsOfDay([])).toEqual([]);
  });

  test.each([
    ['2026-11-23', 0],
    ['2026-11-29', 6],
  ])('%s is %d days after its week’s Monday', (date, days) => expect(daysSinceMonday(date)).toBe(days));

  test('a day says the lowest price of a free place', () => {
    const offer = (...slots: TimeSlot[]) => dayOffer({ date: '2026-11-23', slots }, (fee) => `${fee}p`);
    expect(offer(slot('08:00', 50, false), slot('09:00', 250), slot('10:00', 150))).toBe('from 150p');
    expect(offer(slot('08:00', 150), slot('09:00', 150))).toBe('150p');
    expect(offer(slot('08:00', 0), slot('09:00', 250))).toBe('Free');
    expect(offer(slot('08:00', 0, false))).toBe('Full');
    expect(offer()).toBe('Closed');
  });
});
