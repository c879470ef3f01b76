import { isUrlEvent, type VisitEvent } from '../visit.types';

/**
 * How far each change of the URL leads through the browser's history: -1 is the page before. Undefined for other events,
 * and for a page that the visit did not show before.
 */
export function historySteps(events: readonly VisitEvent[]): (number | undefined)[] {
  let entries: string[] = [];
  let at = -1;
  return events.map((event) => {
    if (!isUrlEvent(event) || event.by === 'reload') return undefined;
    if (event.by === 'replace') {
      entries[at] = event.url;
      return undefined;
    }
    const steps = event.by === 'history' ? stepsTo(entries, at, event.url) : undefined;
    at += steps ?? 1;
    if (steps === undefined) entries = [...entries.slice(0, at), event.url];
    return steps;
  });
}

/** The steps to the nearest entry with a URL; back rather than forward. */
function stepsTo(entries: readonly string[], at: number, url: string): number | undefined {
  const places = entries.flatMap((entry, place) => (entry === url && place !== at ? [place - at] : []));
  return places.sort((one, other) => Math.abs(one) - Math.abs(other) || one - other)[0];
}
