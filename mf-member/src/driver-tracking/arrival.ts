import { MINUTE_MS } from '@storefront/api/durations';
import type { DriverApproach } from '@storefront/api/entities/driver-location';
import type { Order } from '@storefront/api/entities/order';
import { slotLabel, timeLabel } from '@storefront/dates/plain';

/** An estimate that is over by more than this is no estimate any more. */
const MOMENT_MS = 10 * MINUTE_MS;
/** An estimate is not exact to a few minutes, so it tells of no smaller delay. */
const LEAST_LATE_MINUTES = 5;

type Arriving = Pick<DriverApproach, 'estimatedArrival'> | null;
type Slot = Pick<Order, 'slotStartsAt' | 'slotEndsAt'>;

const arrivalOf = (driver: Arriving) => (driver?.estimatedArrival ? Date.parse(driver.estimatedArrival) : undefined);

/** Whether nobody knows when an order arrives that should be here: its slot is over, and the driver's estimate too. */
function isOverdue(driver: Arriving, { slotEndsAt }: Slot, now: number): boolean {
  const arrival = arrivalOf(driver);
  const isUnknown = arrival === undefined || arrival + MOMENT_MS < now;
  return isUnknown && (slotEndsAt ? Date.parse(slotEndsAt) < now : arrival !== undefined);
}

/**
 * By how many minutes an order on its way is late by the driver's estimate: null if that is not known, undefined if it is
 * not late.
 * @param now in milliseconds
 */
export function minutesLate(driver: Arriving, slot: Slot, now: number): number | null | undefined {
  if (isOverdue(driver, slot, now)) return null;
  const arrival = arrivalOf(driver);
  if (arrival === undefined || !slot.slotEndsAt) return undefined;
  const minutes = Math.round((Math.max(arrival, now) - Date.parse(slot.slotEndsAt)) / MINUTE_MS);
  return minutes >= LEAST_LATE_MINUTES ? minutes : undefined;
}

/**
 * When the order arrives, as large as it is shown: the driver's estimate, else the slot.
 * @param now in milliseconds
 */
export function arrivalText(driver: Arriving, slot: Slot, now: number): string {
  if (isOverdue(driver, slot, now)) return 'Running late';
  const arrival = arrivalOf(driver);
  if (arrival !== undefined && arrival > now) return timeLabel(arrival);
  if (arrival !== undefined && arrival + MOMENT_MS >= now) return 'Any moment now';
  const { slotStartsAt, slotEndsAt } = slot;
  return slotStartsAt && slotEndsAt ? slotLabel(new Date(slotStartsAt), new Date(slotEndsAt)) : 'Soon';
}
