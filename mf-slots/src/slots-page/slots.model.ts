import type { TimeSlot } from '@storefront/api/entities/time-slot';

export interface SlotDay {
  readonly date: string;
  readonly slots: readonly TimeSlot[];
}

/** The first day with a free place. */
export const firstAvailableDay = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find((day) => day.slots.some((slot) => slot.available)) ?? days[0];

/** The value of the parameter `timeSlots` for the soonest slots. */
const ASAP = 'asap';

/**
 * The day for the URL's parameter `timeSlots`: a day as YYYY-MM-DD, or 'asap' for the first one with a free place.
 * @returns the day, and whether the parameter could be honoured (true without a parameter)
 */
export function requestedDay(
  days: readonly SlotDay[],
  timeSlots: string | undefined,
): { day: SlotDay | undefined; isValid: boolean } {
  const soonest = firstAvailableDay(days);
  if (timeSlots === undefined || timeSlots === ASAP) return { day: soonest, isValid: true };
  const day = days.find(({ date }) => date === timeSlots);
  return { day: day ?? soonest, isValid: day !== undefined };
}

/** Noon of a calendar day, which is on that day in every time zone of the shops. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** A slot's price in words. */
export const feeText = (fee: number, format: (minor: number) => string): string => (fee === 0 ? 'Free' : format(fee));
