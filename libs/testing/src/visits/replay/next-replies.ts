import type { SeamManifest } from '../remote-seam';
import type { VisitEvent } from '../visit.types';

/**
 * What a remote's next request of each command was replied. Commands that it handles itself are left out.
 * @param events those that are still to come
 */
export function nextReplies(
  events: readonly VisitEvent[],
  { name, handles }: Pick<SeamManifest, 'name' | 'handles'>,
): Record<string, unknown> {
  const next = new Map<string, unknown>();
  for (const event of events) {
    if (event.kind !== 'request' || event.from !== name || next.has(event.name)) continue;
    const reply = events.find((one) => one.kind === 'reply' && one.id === event.id);
    if (reply?.kind === 'reply' && !handles.includes(event.name)) next.set(event.name, reply.value);
  }
  return Object.fromEntries(next);
}
