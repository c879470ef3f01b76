import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { plainDate, slotLabel, timeLabel } from '@storefront/dates/plain';
import { dayName } from '../calendar/days';
import type { SlotState } from './slot-grid';

/** What a cell says in place of the price of a slot that shoppers cannot book. */
export const stateNames: Readonly<Record<Exclude<SlotState, 'open'>, string>> = {
  full: 'Full',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  'left-out': 'Left out',
};

/** 'Tue 1 Dec, 5–6pm'. */
export const slotName = ({ timeSlotDate, startDate, endDate }: AdminSlot, zone: string): string =>
  `${dayName(timeSlotDate)}, ${slotLabel(new Date(startDate), new Date(endDate), zone)}`;

/** When booking ends: '3pm', or 'Mon 8pm' on an earlier day. */
export function closingTime({ bookableUntil, timeSlotDate }: AdminSlot, zone: string): string {
  const at = new Date(bookableUntil);
  const day = plainDate(at, zone);
  return day === timeSlotDate ? timeLabel(at, zone) : `${dayName(day).split(' ')[0]} ${timeLabel(at, zone)}`;
}
