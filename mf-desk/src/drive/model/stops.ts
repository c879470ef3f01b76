import { MINUTE_MS } from '@storefront/api/durations';
import type { DeliveryRun, DriveStop } from '@storefront/api/entities/desk/drive';

/** The stops that are to be made, in their order. */
export const openStops = ({ stops }: Pick<DeliveryRun, 'stops'>): readonly DriveStop[] =>
  stops.filter(({ outcome }) => outcome === null);

/** Those that are done, the last one first. */
export const doneStops = ({ stops }: Pick<DeliveryRun, 'stops'>): readonly DriveStop[] =>
  stops
    .filter(({ outcome }) => outcome !== null)
    .toSorted((one, other) => (other.doneAt ?? '').localeCompare(one.doneAt ?? ''));

/** Whole minutes that a stop is expected after its slot; 0 for one in time. */
export function minutesLate({ expectedAt, slotEndsAt }: DriveStop): number {
  if (!expectedAt || !slotEndsAt) return 0;
  return Math.max(0, Math.ceil((Date.parse(expectedAt) - Date.parse(slotEndsAt)) / MINUTE_MS));
}

/** The first stop that is late and whose shopper was not told yet. */
export const lateStop = (stops: readonly DriveStop[]): DriveStop | undefined =>
  stops.find((stop) => minutesLate(stop) > 0 && stop.arrivedAt === null && stop.toldAt === null);

/** Why an order may not be left in a safe place; undefined if it may. */
export function needsPerson({ proofOfAge, toPay }: DriveStop): 'age' | 'cash' | undefined {
  if (proofOfAge !== null) return 'age';
  return toPay === null ? undefined : 'cash';
}

export const addressOf = ({ addressLines, postcode }: Pick<DriveStop, 'addressLines' | 'postcode'>): string =>
  [...addressLines, postcode].join(', ');

/** The open stops with one of them first, by the numbers of their orders. */
export const goingFirst = (stops: readonly DriveStop[], first: DriveStop): string[] =>
  [first, ...stops.filter((stop) => stop !== first)].map(({ businessOrderId }) => businessOrderId);

/**
 * A link to the way in the phone's own map. Google's address opens its app or the web on Android and iOS, and needs no key;
 * `geo:` does nothing on iOS. Only the address is in it.
 */
export const wayTo = (stop: Pick<DriveStop, 'addressLines' | 'postcode'>): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', travelmode: 'driving', destination: addressOf(stop) })}`;

const digits = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');
export const callLink = (phone: string): string => `tel:${digits(phone)}`;
export const textLink = (phone: string): string => `sms:${digits(phone)}`;
