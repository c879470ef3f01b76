/** A person recognises the name that they meant among so many. */
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

/** How many letters must be added, removed or replaced to make one text of the other (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const changes = [row + 1];
    for (const [at, wanted] of [...other].entries())
      changes.push(
        Math.min((changes[at] ?? 0) + 1, (before[at + 1] ?? 0) + 1, (before[at] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    before = changes;
  }
  return before.at(-1) ?? 0;
}
