import { distance as changesBetween } from 'fastest-levenshtein';

/** Enough to find the intended name. */
const MAX_NAMES = 3;

/** The known names that are most like one that is unknown, the nearest first: those that contain it, then similar ones. */
export function nearestNames(asked: string, known: readonly string[]): string[] {
  const wanted = asked.toLowerCase();
  const distanceOf = (name: string) =>
    name.toLowerCase().includes(wanted) ? 0 : changesBetween(wanted, name.toLowerCase());
  return [...new Set(known)]
    .map((name) => ({ name, distance: distanceOf(name) }))
    .sort((one, other) => one.distance - other.distance || one.name.localeCompare(other.name))
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}
