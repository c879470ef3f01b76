import { DRIVE_METRES_PER_SECOND, STOP_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import type { Point } from '../../../context/places.types';
import { distanceMetres } from '../../location/distance';

interface Address {
  /** Undefined for an address that nobody can locate. */
  readonly point: Point | undefined;
  /** Null for an order without a slot, which is for as soon as possible. */
  readonly slotStartsAt: Date | null;
}

/** The nearest of some addresses; one that nobody can locate only if there is no other. */
function nearest<One extends Address>(from: Point, some: readonly One[]): One | undefined {
  const metres = ({ point }: One) => (point ? distanceMetres(from, point) : Number.POSITIVE_INFINITY);
  return some.reduce<One | undefined>((best, one) => (best && metres(best) <= metres(one) ? best : one), undefined);
}

/**
 * Addresses in the order in which they are driven to: an earlier slot comes first, and within a slot always the nearest
 * one next.
 */
export function orderStops<One extends Address>(store: Point, addresses: readonly One[]): One[] {
  const ordered: One[] = [];
  const left = new Set(addresses);
  let at = store;
  while (left.size > 0) {
    const first = Math.min(...[...left].map(({ slotStartsAt }) => slotStartsAt?.getTime() ?? 0));
    const next = nearest(
      at,
      [...left].filter(({ slotStartsAt }) => (slotStartsAt?.getTime() ?? 0) === first),
    );
    if (!next) break;
    left.delete(next);
    ordered.push(next);
    at = next.point ?? at;
  }
  return ordered;
}

interface PlannedStop extends Address {
  readonly arrivedAt: Date | null;
  readonly doneAt: Date | null;
}

/**
 * When the driver is expected at each stop of a run: by a constant speed in a straight line, with some minutes at each
 * door, never in the past and never before the slot. Null for a stop that is done.
 */
export function expectedTimes(
  { store, begunAt }: { store: Point; begunAt: Date },
  stops: readonly PlannedStop[],
  now: Date,
): (Date | null)[] {
  const done = stops.filter(({ doneAt }) => doneAt !== null);
  const last = done.toSorted((one, other) => (other.doneAt?.getTime() ?? 0) - (one.doneAt?.getTime() ?? 0))[0];
  let at = last?.point ?? store;
  let left = (last?.doneAt ?? begunAt).getTime();
  return stops.map(({ point, slotStartsAt, arrivedAt, doneAt }) => {
    if (doneAt) return null;
    const driveMs = point ? (distanceMetres(at, point) / DRIVE_METRES_PER_SECOND) * 1000 : 0;
    const there = arrivedAt?.getTime() ?? Math.max(now.getTime(), left + driveMs, slotStartsAt?.getTime() ?? 0);
    at = point ?? at;
    left = Math.max(now.getTime(), there + STOP_MINUTES * MINUTE_MS);
    return new Date(there);
  });
}
