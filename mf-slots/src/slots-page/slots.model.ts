import type { TimeSlot } from '@storefront/api/entities/time-slot';

export interface SlotDay {
  readonly date: string;
  readonly slots: readonly TimeSlot[];
}

/** The first day that still has a place, so that nobody starts at a day that is sold out. */
export const firstDayWithRoom = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find((day) => day.slots.some((slot) => slot.available)) ?? days[0];

/** The value of the parameter `timeSlots` that asks for the soonest times. */
const ASAP = 'asap';

/**
 * The day to show for the address's parameter `timeSlots`: a day as YYYY-MM-DD, or 'asap' for the first with a place.
 * @returns the day, and whether the parameter names one that can be shown; without a parameter it does
 */
export function requestedDay(
  days: readonly SlotDay[],
  timeSlots: string | undefined,
): { day: SlotDay | undefined; isValid: boolean } {
  const soonest = firstDayWithRoom(days);
  if (timeSlots === undefined || timeSlots === ASAP) return { day: soonest, isValid: true };
  const day = days.find(({ date }) => date === timeSlots);
  return { day: day ?? soonest, isValid: day !== undefined };
}

/** Noon of a calendar day, which is that day in any of the shop's zones. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** What a slot's row says of its price. */
export const feeText = (fee: number, format: (minor: number) => string): string => (fee === 0 ? 'Free' : format(fee));
