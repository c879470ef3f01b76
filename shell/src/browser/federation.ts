import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { BrowserComposition, BrowserPackage, BrowserRelease } from '../server/release-routes';
import { bringFiles, callBack } from './bring-files';
import { asHandlers } from './check-module';
import { CodeFault, messageOf } from './faults';
import type { Services } from './hydrate';
import { reportFailure } from './report-failure';
import { releaseHere, settleVersion, versionHere, type WhichVersion } from './versions-here';

interface Federation {
  readonly instance: ModuleFederation;
  readonly composition: BrowserComposition;
}

/** The list of versions is small and cached for good; whoever waits longer for it waits for nothing. */
const COMPOSITION_DEADLINE_MS = 8000;

let federation: Promise<Federation> | undefined;
const handlersLoaded = new Map<string, Promise<void>>();
/** Which version's container the runtime knows of each package. */
const registered = new Map<string, WhichVersion>();
const inDocument = ({ state }: Services, name: string): WhichVersion =>
  state.standIns.includes(name) ? 'stand-in' : 'own';

/** The composition that this document was made from; promoting another one changes nothing here. */
export const compositionOf = async (services: Services): Promise<BrowserComposition> =>
  (await federationOf(services)).composition;

function federationOf(services: Services): Promise<Federation> {
  federation ??= start(services).catch((error) => {
    federation = undefined;
    throw error;
  });
  return federation;
}

async function start({ state, shareScope }: Services): Promise<Federation> {
  const reply = await fetch(`/${state.business.locale}/composition/${state.composition}`, {
    signal: AbortSignal.timeout(COMPOSITION_DEADLINE_MS),
  });
  if (!reply.ok) throw new Error(`Composition ${state.composition}: ${reply.status}`);
  const composition = (await reply.json()) as BrowserComposition;
  const instance = createInstance({ name: 'shell', remotes: [] });
  // The same object as the first page's containers were given: two scopes would be two Reacts.
  instance.initShareScopeMap('default', shareScope as never);
  return { instance, composition };
}

/**
 * A module that a remote exposes. When the composition's own version cannot be had, the one before it is tried, if its
 * owner allows that and nothing of the newer one runs in this page. Every version that fails is reported.
 * @param check throws when the module is not what it should be
 * @throws FileFault or CodeFault; the next call tries anew
 */
export async function loadExpose<T>(
  services: Services,
  remote: string,
  expose: string,
  check: (module: unknown, expose: string) => T,
  deadlineMs?: number,
): Promise<T> {
  const { instance, composition } = await federationOf(services);
  const own = composition.packages.find(({ name }) => name === remote);
  if (!own) throw new Error(`The composition holds no ${remote}.`);
  let failure: unknown;
  for (const which of versionsToTry(services, own)) {
    const release = which === 'own' ? own : own.standIn;
    if (!release) continue;
    try {
      register(services, instance, own, release, which);
      const module = await loadFrom(instance, own, release, expose, deadlineMs ?? own.deadlineMs);
      const checked = check(module, expose);
      settleVersion(remote, which);
      bringHandlers(services, release, remote, expose);
      return checked;
    } catch (error) {
      failure = error;
      reportFailure(services.state, { part: expose, remote, version: release.version }, error);
    }
  }
  throw failure;
}

function versionsToTry(services: Services, { name }: BrowserPackage): readonly WhichVersion[] {
  const here = versionHere(name);
  if (here) return [here];
  return inDocument(services, name) === 'stand-in' ? ['stand-in'] : ['own', 'stand-in'];
}

/** Makes a version the one that the runtime knows. What another version's scripts left, or may still bring, goes. */
function register(
  services: Services,
  instance: ModuleFederation,
  { name, container }: BrowserPackage,
  release: BrowserRelease,
  which: WhichVersion,
): void {
  const before = registered.get(name);
  if (before === which) return;
  if ((before ?? inDocument(services, name)) !== which) {
    callBack(name);
    const globals = window as unknown as Record<string, unknown>;
    globals[container] = undefined;
    globals[`rspackChunk${container}`] = undefined;
  }
  registered.set(name, which);
  instance.registerRemotes(
    [
      {
        name: container,
        entry: location.origin + release.entry.path,
        entryGlobalName: container,
        type: 'global' as const,
        shareScope: 'default',
      },
    ],
    { force: true },
  );
}

async function loadFrom(
  instance: ModuleFederation,
  { name, container }: BrowserPackage,
  release: BrowserRelease,
  expose: string,
  deadlineMs: number,
): Promise<unknown> {
  const files = release.exposes[expose];
  if (!files) throw new CodeFault(`${name} ${release.version} does not expose ${expose}`);
  const started = performance.now();
  await bringFiles(name, [release.entry, ...files.scripts, ...files.styles], deadlineMs);
  try {
    // Its files are here, so this is quick, unless a shared library is still on its way.
    return await inTime(
      instance.loadRemote(`${container}/${expose.slice(2)}`),
      deadlineMs - (performance.now() - started),
    );
  } catch (error) {
    throw error instanceof CodeFault ? error : new CodeFault(messageOf(error), { cause: error });
  }
}

function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('what it shares did not arrive in time')), Math.max(0, deadlineMs));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A part that is in the page must hear the facts that concern it. */
function bringHandlers(services: Services, release: BrowserRelease, remote: string, expose: string): void {
  if (expose === './handlers' || !release.exposes['./handlers']) return;
  loadHandlers(services, remote).catch(() => undefined);
}

/** Brings a remote's command handlers into the page, once. */
export function loadHandlers(services: Services, remote: string): Promise<void> {
  const known = handlersLoaded.get(remote);
  if (known) return known;
  const loading = startHandlers(services, remote);
  handlersLoaded.set(remote, loading);
  loading.catch(() => handlersLoaded.delete(remote));
  return loading;
}

async function startHandlers(services: Services, remote: string): Promise<void> {
  const module = await loadExpose(services, remote, './handlers', asHandlers);
  try {
    module.start({ api: services.api, business: services.state.business });
  } catch (error) {
    const own = (await compositionOf(services)).packages.find(({ name }) => name === remote);
    const fault = new CodeFault(messageOf(error), { cause: error });
    reportFailure(services.state, { part: './handlers', remote, version: own && releaseHere(own).version }, fault);
    throw fault;
  }
}
