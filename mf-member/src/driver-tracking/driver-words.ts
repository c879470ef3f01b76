import { MINUTE_MS } from '@storefront/api/durations';
import type { DriverTracking } from '@storefront/api/entities/driver-location';
import type { Order } from '@storefront/api/entities/order';
import { slotLabel, timeLabel } from '@storefront/dates/plain';
import { METRES_PER_MILE } from '@storefront/ui/map/metres-per-mile';

/** An estimate that is over by more than this is no estimate any more. */
const MOMENT_MS = 10 * MINUTE_MS;
const METRES_PER_DEGREE = 111_320;
/** Nearer than this, a distance says less than 'nearly there'. */
const NEAR_METRES = 150;

type Driver = DriverTracking['driver'];
type Approach = Pick<NonNullable<Driver>, 'estimatedArrival'> | null;
type Spot = NonNullable<DriverTracking['destination']>;
type Slot = Pick<Order, 'slotStartsAt' | 'slotEndsAt'>;

/** The distance in metres of two places in one town. */
function metresBetween(a: Spot, b: Spot): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const arrivalOf = (driver: Approach) => (driver?.estimatedArrival ? Date.parse(driver.estimatedArrival) : undefined);

/** Whether an order on its way is late: its slot is over, and the driver's estimate too. @param now in milliseconds */
export function isLate(driver: Approach, { slotEndsAt }: Slot, now: number): boolean {
  const arrival = arrivalOf(driver);
  const isOverdue = arrival === undefined || arrival + MOMENT_MS < now;
  return isOverdue && (slotEndsAt ? Date.parse(slotEndsAt) < now : arrival !== undefined);
}

/**
 * When the order arrives, as large as it is shown: the driver's estimate, else the slot.
 * @param now in milliseconds
 */
export function arrivalText(driver: Approach, slot: Slot, now: number): string {
  if (isLate(driver, slot, now)) return 'Running late';
  const arrival = arrivalOf(driver);
  if (arrival !== undefined && arrival > now) return timeLabel(arrival);
  if (arrival !== undefined && arrival + MOMENT_MS >= now) return 'Any moment now';
  const { slotStartsAt, slotEndsAt } = slot;
  return slotStartsAt && slotEndsAt ? slotLabel(new Date(slotStartsAt), new Date(slotEndsAt)) : 'Soon';
}

/** The time until the arrival, as the end of a sentence. */
function timeWords({ estimatedArrival }: NonNullable<Approach>, now: number): string {
  const minutes = estimatedArrival ? Math.ceil((Date.parse(estimatedArrival) - now) / MINUTE_MS) : 0;
  return minutes > 0 ? `, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '';
}

/** How far the driver is, without a place. */
export const approachWords = (driver: Approach, now: number): string =>
  driver ? `Your driver is on the road${timeWords(driver, now)}.` : 'Your driver has not set out yet.';

/** What the map shows, in words: how far away the driver is, and how long that takes. */
export function driverWords(driver: Driver, destination: DriverTracking['destination'], now: number): string {
  if (!driver) return 'Your driver has not set out yet. You can follow the van here.';
  const metres = destination && metresBetween(driver, destination);
  if (metres === null) return approachWords(driver, now);
  const time = timeWords(driver, now);
  if (metres < NEAR_METRES) return 'Your driver is nearly at your door.';
  const miles = Math.max(0.1, Math.round((metres / METRES_PER_MILE) * 10) / 10);
  return `Your driver is ${miles} ${miles === 1 ? 'mile' : 'miles'} away${time}.`;
}
