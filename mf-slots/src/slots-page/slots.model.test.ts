import type { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import {
  calendarDay,
  dayOffer,
  daysSinceMonday,
  feeText,
  firstAvailableDay,
  heldDay,
  heldFee,
  nextFreeDay,
  partsOfDay,
  requestedDay,
  withEmptyDays,
} from './slots.model';

const day = (date: string, available: boolean) => ({ date, slots: [{ available } as TimeSlot] });

test('the calendar names the month at its first day and where a month begins', () => {
  expect(calendarDay('2026-11-24', true)).toEqual({ number: '24', month: 'Nov' });
  expect(calendarDay('2026-11-25', false)).toEqual({ number: '25' });
  expect(calendarDay('2026-12-01', false)).toEqual({ number: '1', month: 'Dec' });
});

describe('the days of a store', () => {
  test('start at the first with a free slot', () => {
    expect(firstAvailableDay([day('2026-11-21', false), day('2026-11-22', true)])?.date).toBe('2026-11-22');
  });

  test('start at today when none has a free slot, and at none when there are no days', () => {
    expect(firstAvailableDay([day('2026-11-21', false)])?.date).toBe('2026-11-21');
    expect(firstAvailableDay([])).toBeUndefined();
  });

  test('start at the day of a held slot, of this store and method only', () => {
    const days = [day('2026-11-21', true), day('2026-11-23', true)];
    const shown = { storeId: 101, fulfilmentMethod: 'delivery' as const };
    const held = { ...shown, state: 'held', timeSlotDate: '2026-11-23' } as SlotReservation;
    expect(heldDay(days, held, shown)).toBe('2026-11-23');
    expect(heldDay(days, { ...held, state: 'lapsed' }, shown)).toBeUndefined();
    expect(heldDay(days, held, { ...shown, storeId: 102 })).toBeUndefined();
    expect(heldDay(days, held, { ...shown, fulfilmentMethod: 'collection' })).toBeUndefined();
    expect(heldDay(days, { ...held, timeSlotDate: '2026-11-30' }, shown)).toBeUndefined();
    expect(heldDay(days, null, shown)).toBeUndefined();
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

  test('days without slots are not left out, also where summer time ends', () => {
    const days = [day('2026-10-24', true), day('2026-10-27', true)];
    expect(withEmptyDays(days).map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 0],
      ['2026-10-26', 0],
      ['2026-10-27', 1],
    ]);
    expect(withEmptyDays([])).toEqual([]);
  });

  test('the next free day is after the shown one, else the first', () => {
    const days = [day('2026-11-21', true), day('2026-11-22', false), day('2026-11-23', true)];
    expect(nextFreeDay(days, days[1])?.date).toBe('2026-11-23');
    expect(nextFreeDay(days, days[2])?.date).toBe('2026-11-21');
    expect(nextFreeDay([day('2026-11-21', false)])).toBeUndefined();
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
    expect(offer()).toBe('No times');
  });
});

test('a held slot costs what it was held for, and until that is known what the list says', () => {
  const days = [{ date: '2026-11-21', slots: [{ slotId: 7, fee: 250 } as TimeSlot] }];
  const held = { slotId: 7, fee: 200 } as SlotReservation;
  expect(heldFee(7, days, held)).toBe(200);
  expect(heldFee(7, days, null)).toBe(250);
  expect(heldFee(7, days, { ...held, slotId: 8 })).toBe(250);
  expect(heldFee(9, days, held)).toBeUndefined();
});
