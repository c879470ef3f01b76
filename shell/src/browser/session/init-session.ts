import {
  applySnapshot,
  broadcastSessionChange,
  busFor,
  followOtherTabs,
  setHandlerLoader,
  setRequestListener,
} from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { sessionError } from '../../frame/notices/session-error';
import { followLinkValues } from '../../frame/shown-values/link-values';
import { reportFailure } from '../failures/report-failure';
import { nativeForms } from '../forms/native-forms';
import type { Services } from '../hydrate';
import { clearMemberData } from './clear-member-data';
import { delayNavigation } from './delay-navigation';
import { savePlace } from './save-place';
import { storedVersion, storeVersion } from './stored-version';

const bus = busFor('shell');
/** The server's own timeout for the back end is shorter. */
const DEADLINE_MS = 10_000;
let reading: Promise<void> | undefined;

/** Reads the server's session and sets the shared state. */
async function readSnapshot({ state }: Services): Promise<void> {
  const stored = storedVersion();
  const reply = await fetch(`/${state.business.locale}/session?stored=${encodeURIComponent(stored)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!reply.ok) throw new Error(`The session responded with ${reply.status}`);
  // The document server's own route: sessionSnapshot makes it.
  const snapshot = (await reply.json()) as SessionSnapshot;
  const { version } = snapshot.session;
  const isChanged = Boolean(stored) && stored !== version;
  if (isChanged)
    // In the chunk of federation.ts: every chunk costs each page its name and hash in boot.js.
    await import(/* webpackChunkName: "federation" */ './clear-stored-data')
      .then(({ clearStoredData }) => clearStoredData(state.preservedStorage))
      .catch((error) => reportFailure(state, { part: 'clear-stored-data', remote: 'shell' }, error));
  storeVersion(version);
  clearMemberData(snapshot, state.preservedStorage);
  applySnapshot(snapshot);
  // Other tabs have the old data too.
  if (isChanged) broadcastSessionChange();
}

/** Reads the session; a failure is shown on the page with a retry. */
function readSession(services: Services): Promise<void> {
  sessionError.set(undefined);
  reading = readSnapshot(services);
  reading.catch((error) => {
    sessionError.set({ tryAgain: () => void readSession(services).catch(() => undefined) });
    reportFailure(services.state, { part: 'session', remote: 'shell' }, error);
  });
  return reading;
}

/**
 * Initialises the session: sets the shared state from the server's session and makes the remotes' commands available.
 */
export function initSession(services: Services): void {
  const forms = nativeForms();
  setRequestListener(forms.commandRequested);
  const loadHandlers = async (prefix: string) => {
    if (forms.submitsNatively(prefix))
      return forms.submitWaiting(prefix, new Error(`The handlers of '${prefix}' could not be loaded`));
    const { loadHandlersOf } = await import(/* webpackChunkName: "federation" */ '../remotes/federation');
    await loadHandlersOf(services, prefix).catch((error) => forms.submitWaiting(prefix, error));
    forms.release(prefix);
  };
  // Commands wait until the shopper's basket is known.
  setHandlerLoader(loadHandlers, () => reading?.catch(() => readSession(services)) ?? Promise.resolve());
  bus.handle('shell:refresh-session', async () => {
    await readSnapshot(services);
    broadcastSessionChange();
    return { kind: 'refreshed' };
  });
  bus.handle('shell:save-place', async (place) => {
    await savePlace(services.state.business.locale, place);
    return { kind: 'saved' };
  });
  delayNavigation();
  followLinkValues();
  const readInBackground = () => void readSnapshot(services).catch(() => undefined);
  followOtherTabs(readInBackground);
  // A page restored from the back-forward cache shows an old basket until the session is read again.
  addEventListener('pageshow', (event) => event.persisted && readInBackground());
  void readSession(services).catch(() => undefined);
}
