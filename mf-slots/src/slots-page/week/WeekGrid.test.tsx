import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withEmptyDays } from '../slots.model';
import { WeekGrid } from './WeekGrid';

const slotAt = (date: string, hour: number, more: Partial<TimeSlot> = {}) =>
  ({
    slotId: Number(date.slice(-2)) * 100 + hour,
    startDate: `${date}T${hour}:00:00Z`,
    endDate: `${date}T${hour + 1}:00:00Z`,
    timeSlotDate: date,
    timeSlotTime: `${hour}:00`,
    fee: 200,
    available: true,
    placesLeft: null,
    ...more,
  }) as TimeSlot;

const days = withEmptyDays([
  { date: '2026-11-24', slots: [slotAt('2026-11-24', 17, { available: false }), slotAt('2026-11-24', 18)] },
  { date: '2026-11-26', slots: [slotAt('2026-11-26', 17, { placesLeft: 2 }), slotAt('2026-11-26', 18, { fee: 0 })] },
  { date: '2026-12-01', slots: [slotAt('2026-12-01', 17)] },
]);

const FULL = 'Tuesday 24 November, 5 to 6pm, £2.00 Full';
const TODAY = 'Tuesday 24 November, 6 to 7pm, £2.00';
const THURSDAY = 'Thursday 26 November, 5 to 6pm, £2.00 2 left';

function show(more: Partial<Parameters<typeof WeekGrid>[0]> = {}) {
  const onReserve = jest.fn();
  const onWeek = jest.fn();
  const props = {
    days,
    date: '2026-11-24',
    marksDate: false,
    serverTime: '2026-11-24T10:00:00Z',
    currency: 'GBP',
    onReserve,
    onWeek,
    links: null,
    noTimes: <p>Nothing this week</p>,
  };
  const { rerender } = render(<WeekGrid {...props} {...more} />);
  return { onReserve, onWeek, showAgain: (other: typeof more) => rerender(<WeekGrid {...props} {...other} />) };
}

const cell = (name: string) => screen.getByRole('button', { name });

test('a week is a grid with a header for each day and hour; a day without times and a full one say so', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'Today to Mon 30 Nov' });
  const headers = within(grid).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Today £2.00',
    'Tomorrow No times',
    'Thu 26 Nov Free',
    'Fri 27 Nov No times',
    'Sat 28 Nov No times',
    'Sun 29 Nov No times',
    'Mon 30 Nov No times',
  ]);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['5–6pm', '6–7pm']);
  expect(within(grid).getAllByRole('button')).toHaveLength(4);
  expect(cell('Thursday 26 November, 6 to 7pm, Free')).toBeTruthy();
  expect(screen.queryByText('Nothing this week')).toBeNull();
});

test('a press holds a time, but not a full or held one, and not one twice', async () => {
  const { onReserve, showAgain } = show();
  expect(cell(FULL).getAttribute('aria-disabled')).toBe('true');
  expect(cell(FULL).querySelector('s')?.textContent).toBe('£2.00');
  await userEvent.click(cell(FULL));
  expect(onReserve).not.toHaveBeenCalled();
  await userEvent.click(cell(TODAY));
  expect(onReserve).toHaveBeenCalledWith(days[0]?.slots[1]);

  showAgain({ pendingId: 2418 });
  const pending = cell(`${TODAY} Holding`);
  expect(pending.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(pending);
  showAgain({ heldId: 2418 });
  const held = cell(`${TODAY} Yours`);
  expect(held.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(held);
  expect(onReserve).toHaveBeenCalledTimes(1);
  // While another one is being held, a press on the held one keeps it.
  showAgain({ heldId: 2418, pendingId: 2617 });
  await userEvent.click(cell(`${TODAY} Yours`));
  expect(onReserve).toHaveBeenCalledTimes(2);
});

test('the Tab key leads to one cell and the arrow keys to the others, also to a full one', async () => {
  const { onReserve } = show();
  screen.getByRole('button', { name: 'Next week' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(cell(TODAY));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell(FULL));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell(THURSDAY));
  await userEvent.keyboard('{Enter}');
  expect(onReserve).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(cell(THURSDAY));
});

test('the weeks follow one another, and the buttons at the ends do nothing', async () => {
  const { onWeek, showAgain } = show();
  const previous = screen.getByRole('button', { name: 'Previous week' });
  const next = screen.getByRole('button', { name: 'Next week' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(previous);
  expect(onWeek).not.toHaveBeenCalled();
  await userEvent.click(next);
  expect(onWeek).toHaveBeenCalledWith('2026-12-01');
  showAgain({ date: '2026-12-01' });
  expect(screen.getByRole('grid', { name: 'Tomorrow to Tue 1 Dec' })).toBeTruthy();
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('a week without a free time says so, unless the held one is in it', () => {
  const full = [{ date: '2026-11-24', slots: [slotAt('2026-11-24', 17, { available: false })] }];
  const { showAgain } = show({ days: full });
  expect(screen.getByText('Nothing this week')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next week' })).toBeNull();
  showAgain({ days: full, heldId: 2417 });
  expect(screen.queryByText('Nothing this week')).toBeNull();
  expect(cell('Tuesday 24 November, 5 to 6pm, £2.00 Yours')).toBeTruthy();
});
