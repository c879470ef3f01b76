import { announceSession, busFor, fillFromSnapshot, followOtherTabs, setHandlerLoader } from '@storefront/bus/bus';
import { ownerByPrefix } from '@storefront/bus/contracts/owners';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { holdLinks } from './hold-links';
import type { Services } from './hydrate';
import { reportFailure } from './report-failure';
import { sessionFailed } from './session-failed';

const bus = busFor('shell');
let reading: Promise<void> | undefined;

/** Reads the server's session and fills the shared state from it. */
async function readSnapshot({ state }: Services): Promise<void> {
  const reply = await fetch(`/${state.business.locale}/session`, { headers: { accept: 'application/json' } });
  if (!reply.ok) throw new Error(`The session answered ${reply.status}`);
  fillFromSnapshot((await reply.json()) as SessionSnapshot);
}

/** Reads the session; a failure is said to the in-app area, which offers to call this again. */
export function readSession(services: Services): Promise<void> {
  sessionFailed.set(false);
  reading = readSnapshot(services);
  reading.catch((error) => {
    sessionFailed.set(true);
    reportFailure(services.state, 'session', error);
  });
  return reading;
}

/** Fills the shared state from the server's session and makes the remotes' commands reachable. */
export function wakeSession(services: Services): void {
  setHandlerLoader(async (prefix) => {
    const owner = ownerByPrefix[prefix as keyof typeof ownerByPrefix];
    const { loadHandlers } = await import(/* webpackChunkName: "federation" */ './federation');
    // Nothing is put into a basket before it is known which one is the shopper's.
    await Promise.all([loadHandlers(services, owner), reading?.catch(() => readSession(services))]);
  });
  bus.handle('shell:refresh-session', async () => {
    await readSnapshot(services);
    announceSession();
    return { kind: 'refreshed' };
  });
  holdLinks();
  const readQuietly = () => void readSnapshot(services).catch(() => undefined);
  followOtherTabs(readQuietly);
  // A page that the browser brings back from its back-forward cache shows an old basket until it asks again.
  addEventListener('pageshow', (event) => event.persisted && readQuietly());
  void readSession(services).catch(() => undefined);
}
