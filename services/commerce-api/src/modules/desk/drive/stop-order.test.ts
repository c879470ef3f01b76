import { DRIVE_METRES_PER_SECOND, STOP_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import { distanceMetres } from '../../location/distance';
import { expectedTimes, orderStops } from './stop-order';

const store = { latitude: 51.5, longitude: 0 };
const at = (north: number) => ({ latitude: 51.5 + north / 1000, longitude: 0 });
const time = (clock: string) => new Date(`2026-11-25T${clock}:00Z`);
const address = (name: string, north: number | undefined, slot: string | null) => ({
  name,
  point: north === undefined ? undefined : at(north),
  slotStartsAt: slot === null ? null : time(slot),
});
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join('');

test('an earlier slot comes first, and within a slot always the nearest one next', () => {
  const some = [
    address('far', 9, '17:00'),
    address('later but near', 1, '18:00'),
    address('near', 2, '17:00'),
    address('behind the store', -3, '17:00'),
    address('at once', 8, null),
  ];
  expect(orderStops(store, some).map(({ name }) => name)).toEqual([
    'at once',
    'far',
    'near',
    'behind the store',
    'later but near',
  ]);
});

test('an address that nobody can locate comes last in its slot and leaves the van where it is', () => {
  const some = [
    address('b', undefined, '17:00'),
    address('c', 1, '18:00'),
    address('a', 2, '17:00'),
    address('d', 5, '18:00'),
  ];
  expect(names(orderStops(store, some))).toBe('abcd');
  expect(orderStops(store, [])).toEqual([]);
});

const begunAt = time('16:50');
const stop = (north: number, slot: string, more: { arrivedAt?: Date; doneAt?: Date } = {}) => ({
  ...address('', north, slot),
  arrivedAt: more.arrivedAt ?? null,
  doneAt: more.doneAt ?? null,
});
const driveMs = (from: number, to: number) => (distanceMetres(at(from), at(to)) / DRIVE_METRES_PER_SECOND) * 1000;
const times = (stops: ReturnType<typeof stop>[], now: string) =>
  expectedTimes({ store, begunAt }, stops, time(now)).map((one) => one?.getTime());

test('each stop is expected after the way and the minutes at the doors before it, but not before its slot', () => {
  const first = begunAt.getTime() + driveMs(0, 9);
  const second = first + STOP_MINUTES * MINUTE_MS + driveMs(9, 18);
  expect(times([stop(9, '16:30'), stop(18, '16:30'), stop(19, '19:00')], '16:50')).toEqual([
    first,
    second,
    time('19:00').getTime(),
  ]);
});

test('time goes on from the last stop that is done, and a stop is never expected in the past', () => {
  const done = stop(9, '16:30', { doneAt: time('17:10') });
  expect(times([done, stop(18, '16:30')], '17:10')).toEqual([undefined, time('17:10').getTime() + driveMs(9, 18)]);
  expect(times([done, stop(18, '16:30')], '18:30')).toEqual([undefined, time('18:30').getTime()]);
  const there = stop(18, '16:30', { arrivedAt: time('17:20') });
  expect(times([done, there, stop(18, '16:30')], '17:21')).toEqual([
    undefined,
    time('17:20').getTime(),
    time('17:25').getTime(),
  ]);
});
