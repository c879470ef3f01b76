import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { cellMarks, cellPlace, slotAfterKey, tabStop, weekOf } from './week.model';

/** A slot of an hour; its id is the day of the month with the hour: 2410. */
const slotAt = (date: string, hour: number, more: Partial<TimeSlot> = {}): TimeSlot => ({
  slotId: Number(date.slice(-2)) * 100 + hour,
  storeId: 101,
  fulfilmentMethod: 'delivery',
  startDate: `${date}T${String(hour).padStart(2, '0')}:00:00Z`,
  endDate: `${date}T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  timeSlotDate: date,
  timeSlotTime: `${String(hour).padStart(2, '0')}:00`,
  type: 'future',
  fee: 200,
  available: true,
  placesLeft: null,
  cheapest: false,
  greenest: false,
  ...more,
});

const dayOf = (date: string, ...hours: number[]) => ({ date, slots: hours.map((hour) => slotAt(date, hour)) });
const november = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => dayOf(`2026-11-${String(from + at).padStart(2, '0')}`, 9));
const datesOf = ({ days }: { days: readonly { date: string }[] }) => days.map(({ date }) => Number(date.slice(-2)));

describe('a week', () => {
  test('begins with the first day, and the next one seven days later', () => {
    const days = november(10, 14);
    expect(datesOf(weekOf(days, undefined))).toEqual([10, 11, 12, 13, 14, 15, 16]);
    expect(weekOf(days, '2026-11-16')).toMatchObject({ previous: undefined, next: '2026-11-17' });
    expect(datesOf(weekOf(days, '2026-11-17'))).toEqual([17, 18, 19, 20, 21, 22, 23]);
    expect(weekOf(days, '2026-11-23')).toMatchObject({ previous: '2026-11-10', next: undefined });
  });

  test('that is the last one has seven days too, and fewer only if there are no more', () => {
    const days = november(10, 10);
    expect(datesOf(weekOf(days, '2026-11-17'))).toEqual([13, 14, 15, 16, 17, 18, 19]);
    expect(weekOf(days, '2026-11-17')).toMatchObject({ previous: '2026-11-10', next: undefined });
    expect(datesOf(weekOf(days.slice(0, 3), '2026-11-12'))).toEqual([10, 11, 12]);
  });

  test('has a row for each time that a day has, in their order, with gaps where a day has none', () => {
    const days = [dayOf('2026-11-24', 10, 17), dayOf('2026-11-25'), dayOf('2026-11-26', 9, 10)];
    expect(weekOf(days, undefined).rows.map(({ hours, slots }) => [hours, slots.map((slot) => slot?.slotId)])).toEqual([
      ['9–10am', [undefined, undefined, 2609]],
      ['10–11am', [2410, undefined, 2610]],
      ['5–6pm', [2417, undefined, undefined]],
    ]);
  });

  test('leads the Tab key to the cell with the focus, else to the held one, else to the first free one', () => {
    const full = slotAt('2026-11-24', 9, { available: false });
    const week = weekOf([{ date: '2026-11-24', slots: [full] }, dayOf('2026-11-25', 9, 10)], undefined);
    expect(tabStop(week, 2510, 2509)).toBe(2510);
    expect(tabStop(week, 1, 2510)).toBe(2510);
    expect(tabStop(week, undefined, undefined)).toBe(2509);
    expect(tabStop(weekOf([{ date: '2026-11-24', slots: [full] }], undefined))).toBe(2409);
  });
});

describe('a key in the grid', () => {
  const week = weekOf(
    [dayOf('2026-11-24', 9, 10, 11), dayOf('2026-11-25', 9, 11), dayOf('2026-11-26', 10, 11)],
    undefined,
  );
  test.each([
    ['ArrowDown', 2409, 2410],
    ['ArrowUp', 2410, 2409],
    ['ArrowRight', 2409, 2509],
    ['ArrowLeft', 2509, 2409],
    ['End', 2409, 2509],
    ['Home', 2611, 2411],
    // Over a gap.
    ['ArrowDown', 2509, 2511],
    ['ArrowRight', 2410, 2610],
    ['ArrowLeft', 2610, 2410],
    // At the edge.
    ['ArrowUp', 2610, undefined],
    ['ArrowUp', 2409, undefined],
    ['ArrowLeft', 2411, undefined],
    ['ArrowRight', 2611, undefined],
    ['Enter', 2409, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(slotAfterKey(week, from, key)?.slotId).toBe(to);
  });
});

describe('a cell', () => {
  test('says its day and hours to screen readers, and what is special about it', () => {
    const slot = slotAt('2026-11-24', 17, { cheapest: true, greenest: true, placesLeft: 2 });
    expect(cellPlace(slot)).toBe('Tuesday 24 November, 5 to 6pm,');
    expect(cellMarks(slot)).toEqual(['Cheapest', 'Greenest', '2 left']);
    expect(cellMarks({ ...slot, cheapest: false, greenest: false, placesLeft: null })).toEqual([]);
  });

  test('of a full slot says so and nothing else', () => {
    expect(cellMarks(slotAt('2026-11-24', 17, { available: false, cheapest: true, placesLeft: 0 }))).toEqual(['Full']);
  });
});
