import { MINUTE_MS } from '@storefront/api/durations';
import type { DriverApproach, DriverTracking } from '@storefront/api/entities/driver-location';
import { METRES_PER_MILE } from '@storefront/ui/map/metres-per-mile';
import { durationText } from './duration-text';

/** A driver who has not been heard from for longer may be anywhere by now. */
const OLD_MS = 10 * MINUTE_MS;
const METRES_PER_DEGREE = 111_320;
/** Nearer than this, a distance says less than 'nearly there'. */
const NEAR_METRES = 150;

type Driver = DriverTracking['driver'];
type Spot = NonNullable<DriverTracking['destination']>;

/** The distance in metres of two places in one town. */
function metresBetween(a: Spot, b: Spot): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The time until the arrival, as the end of a sentence. */
function timeWords({ estimatedArrival }: DriverApproach, now: number): string {
  const minutes = estimatedArrival ? Math.ceil((Date.parse(estimatedArrival) - now) / MINUTE_MS) : 0;
  return minutes > 0 ? `, about ${durationText(minutes)}` : '';
}

const whoDrives = ({ firstName }: DriverApproach): string => firstName ?? 'Your driver';

/** The minutes since the driver was heard from; undefined while that is not known. */
const minutesSince = ({ updatedAt }: DriverApproach, now: number): number | undefined =>
  updatedAt === undefined ? undefined : Math.max(0, Math.floor((now - Date.parse(updatedAt)) / MINUTE_MS));

/** Whether the driver has not been heard from for so long that the last position says little. */
export const isOld = ({ updatedAt }: DriverApproach, now: number): boolean =>
  updatedAt !== undefined && now - Date.parse(updatedAt) > OLD_MS;

/** How old the estimate is: 'Updated 2 minutes ago'. */
export function updatedText(driver: DriverApproach, now: number): string | undefined {
  const minutes = minutesSince(driver, now);
  if (minutes === undefined) return undefined;
  return minutes === 0 ? 'Updated just now' : `Updated ${durationText(minutes)} ago`;
}

/** How many stops come first: '2 stops before yours'; nothing while that is not known. */
export function stopsText({ stopsBefore }: DriverApproach): string | undefined {
  if (stopsBefore === undefined || stopsBefore === null) return undefined;
  if (stopsBefore === 0) return 'Yours is the next stop.';
  return `${stopsBefore} ${stopsBefore === 1 ? 'stop' : 'stops'} before yours.`;
}

const lastHeard = (driver: DriverApproach, now: number): string =>
  `We last heard from ${driver.firstName ?? 'your driver'} ${durationText(minutesSince(driver, now) ?? 0)} ago.`;

/** How far the driver is, without a place. */
export function approachWords(driver: DriverApproach | null, now: number): string {
  if (!driver) return 'Your driver has not set out yet.';
  return isOld(driver, now) ? lastHeard(driver, now) : `${whoDrives(driver)} is on the road${timeWords(driver, now)}.`;
}

/** What the map shows, in words: how far away the driver is, and how long that takes. */
export function driverWords(driver: Driver, destination: DriverTracking['destination'], now: number): string {
  if (!driver) return 'Your driver has not set out yet. You can follow the van here.';
  if (isOld(driver, now)) return `${lastHeard(driver, now)} The map shows where the van was then.`;
  const metres = destination && metresBetween(driver, destination);
  if (metres === null) return approachWords(driver, now);
  if (metres < NEAR_METRES && !driver.stopsBefore) return `${whoDrives(driver)} is nearly at your door.`;
  const miles = Math.max(0.1, Math.round((metres / METRES_PER_MILE) * 10) / 10);
  return `${whoDrives(driver)} is ${miles} ${miles === 1 ? 'mile' : 'miles'} away${timeWords(driver, now)}.`;
}
