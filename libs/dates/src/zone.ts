/** The shops' time zone. A slot at five is at five in the shop, whatever the shopper's time zone. */
export const shopZone = 'Europe/London';

export type WallTime = { year: number; month: number; day: number; hour: number; minute: number; second: number };

// Pure, so that a page which needs none of this file's functions does not load them.
const clocks = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

/** The local date and time in the shop at an instant. Months count from 1. */
export function wallTime(instant: Date | number, zone: string = shopZone): WallTime {
  const parts = Object.fromEntries(
    clock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

/** The zone's offset from UTC in minutes at an instant: 0 in a London winter, 60 in summer. */
export function offsetMinutes(instant: Date | number, zone: string = shopZone): number {
  const wall = wallTime(instant, zone);
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return Math.round((asUtc - Number(instant)) / 60_000);
}

/**
 * The instant of a local day ('2026-11-28') and time ('17:00') in the shop. A time skipped in spring is taken an hour
 * later; of a time repeated in autumn, the first.
 */
export function instantOf(day: string, time: string, zone: string = shopZone): Date {
  const asUtc = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const before = asUtc - offsetMinutes(asUtc - 86_400_000, zone) * 60_000;
  const after = asUtc - offsetMinutes(asUtc + 86_400_000, zone) * 60_000;
  if (before === after) return new Date(before);
  const showsWallTime = (candidate: number) => candidate + offsetMinutes(candidate, zone) * 60_000 === asUtc;
  return new Date(showsWallTime(before) ? before : showsWallTime(after) ? after : before);
}
