import type { TimeSlot } from '@storefront/api/entities/time-slot';

export interface SlotDay {
  readonly date: string;
  readonly slots: readonly TimeSlot[];
}

/** The first day that still has a place, so that nobody starts at a day that is sold out. */
export const firstDayWithRoom = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find((day) => day.slots.some((slot) => slot.available)) ?? days[0];

/** Noon of a calendar day, which is that day in any of the shop's zones. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** What a slot's row says of its price. */
export const feeText = (fee: number, format: (minor: number) => string): string => (fee === 0 ? 'Free' : format(fee));
