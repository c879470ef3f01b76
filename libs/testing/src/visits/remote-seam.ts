import type { VisitEvent } from './visit.types';

/** The part of a remote's manifest that says what passes between it and the others. */
export interface SeamManifest {
  readonly name: string;
  readonly handles: readonly string[];
  readonly reactsTo: readonly string[];
  readonly emits: readonly string[];
  readonly writes: readonly string[];
  readonly boundaries: readonly { readonly name: string }[];
  readonly routes: readonly { readonly path: string }[];
  readonly uses?: { readonly operations?: readonly string[] };
}

/**
 * What an event is to one remote: `driven` comes from outside and is repeated in a replay, `expected` comes from the
 * remote and must come again, `ignored` passes it by.
 */
export type EventRole = 'driven' | 'expected' | 'ignored';

const matches = (pattern: string, path: string): boolean => {
  const [own, given] = [pattern.split('/'), path.split('/')];
  return own.length === given.length && own.every((part, index) => part.startsWith(':') || part === given[index]);
};

/**
 * What each event of a visit is to a remote, in order. A change of the URL is the remote's own after something that was
 * done in it, and driven after something that was done elsewhere, which a replay does not repeat.
 */
export function eventRoles(events: readonly VisitEvent[], remote: SeamManifest): EventRole[] {
  const requests = new Map<string, { from: string; name: string }>();
  const isOwnAction = (path: string, boundary: string | undefined) =>
    boundary
      ? remote.boundaries.some(({ name }) => name === boundary)
      : remote.routes.some((route) => matches(route.path, path));
  let isDoneElsewhere = true;
  const roleOf = (event: VisitEvent): EventRole => {
    switch (event.kind) {
      case 'action':
        isDoneElsewhere = !isOwnAction(event.path, event.boundary);
        return isDoneElsewhere ? 'ignored' : 'driven';
      case 'opened':
      case 'moved': {
        const isByShopper = event.by === 'address' || event.by === 'reload' || event.by === 'history';
        const role = isDoneElsewhere || isByShopper ? 'driven' : 'expected';
        isDoneElsewhere = false;
        return role;
      }
      case 'request':
        requests.set(event.id, event);
        if (event.from === remote.name) return 'expected';
        // What the shell does for a neighbour changes what the remote sees, such as the session.
        if (event.from !== 'shell' && event.name.startsWith('shell:')) return 'driven';
        return remote.handles.includes(event.name) ? 'driven' : 'ignored';
      case 'reply':
        return requests.has(event.id) && remote.handles.includes(event.name) ? 'expected' : 'ignored';
      case 'fact':
        if (remote.emits.includes(event.name)) return 'expected';
        return remote.reactsTo.includes(event.name) ? 'driven' : 'ignored';
      case 'state':
        return remote.writes.includes(event.name) ? 'expected' : 'driven';
    }
  };
  return events.map(roleOf);
}
