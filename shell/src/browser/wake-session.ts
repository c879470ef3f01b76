import {
  announceSession,
  busFor,
  fillFromSnapshot,
  followOtherTabs,
  setHandlerLoader,
  watchRequests,
} from '@storefront/bus/bus';
import { ownerByPrefix } from '@storefront/bus/contracts/owners';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { sessionTrouble } from '../frame/session-trouble';
import { holdLinks } from './hold-links';
import type { Services } from './hydrate';
import { nativeForms } from './native-forms';
import { reportFailure } from './report-failure';
import { storedVersion, storeVersion } from './stored-version';

const bus = busFor('shell');
/** The server's own timeout for the back end is shorter. */
const DEADLINE_MS = 10_000;
let reading: Promise<void> | undefined;

/** Reads the server's session and sets the shared state. */
async function readSnapshot({ state }: Services): Promise<void> {
  const before = storedVersion();
  const reply = await fetch(`/${state.business.locale}/session?stored=${encodeURIComponent(before)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!reply.ok) throw new Error(`The session answered ${reply.status}`);
  const snapshot = (await reply.json()) as SessionSnapshot;
  const { version } = snapshot.session;
  const isChanged = Boolean(before) && before !== version;
  if (isChanged)
    await import(/* webpackChunkName: "drop-stored" */ './drop-stored')
      .then(({ dropStored }) => dropStored())
      .catch((error) => reportFailure(state, { part: 'drop-stored', remote: 'shell' }, error));
  storeVersion(version);
  fillFromSnapshot(snapshot);
  // Other tabs have the old data too.
  if (isChanged) announceSession();
}

/** Reads the session; a failure is shown on the page with a retry. */
function readSession(services: Services): Promise<void> {
  sessionTrouble.set(undefined);
  reading = readSnapshot(services);
  reading.catch((error) => {
    sessionTrouble.set({ tryAgain: () => void readSession(services).catch(() => undefined) });
    reportFailure(services.state, { part: 'session', remote: 'shell' }, error);
  });
  return reading;
}

/**
 * Initialises the session: sets the shared state from the server's session and makes the remotes' commands available.
 */
export function wakeSession(services: Services): void {
  const forms = nativeForms();
  watchRequests(forms.asked);
  const loadHandlersOf = async (prefix: string) => {
    const owner = ownerByPrefix[prefix as keyof typeof ownerByPrefix];
    if (forms.goesByItself(prefix))
      return forms.sendWaiting(prefix, new Error(`The handlers of '${prefix}' cannot be had`));
    const { loadHandlers } = await import(/* webpackChunkName: "federation" */ './federation');
    await loadHandlers(services, owner).catch((error) => forms.sendWaiting(prefix, error));
    forms.release(prefix);
  };
  // Commands wait until the shopper's basket is known.
  setHandlerLoader(loadHandlersOf, () => reading?.catch(() => readSession(services)) ?? Promise.resolve());
  bus.handle('shell:refresh-session', async () => {
    await readSnapshot(services);
    announceSession();
    return { kind: 'refreshed' };
  });
  holdLinks();
  const readQuietly = () => void readSnapshot(services).catch(() => undefined);
  followOtherTabs(readQuietly);
  // A page restored from the back-forward cache shows an old basket until the session is read again.
  addEventListener('pageshow', (event) => event.persisted && readQuietly());
  void readSession(services).catch(() => undefined);
}
