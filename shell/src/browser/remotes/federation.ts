import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { BrowserComposition, BrowserPackage, BrowserRelease } from '../../server/compositions/release-routes';
import { CodeFault, messageOf } from '../failures/faults';
import { reportFailure } from '../failures/report-failure';
import type { Services } from '../hydrate';
import { asHandlers } from './check-module';
import { containerOf, isUsed, markUsed, removeContainer } from './containers';
import { cancelLoads, loadAssets } from './load-assets';

interface Federation {
  readonly instance: ModuleFederation;
  readonly composition: BrowserComposition;
}

/** The list of versions is small and cached permanently, so it loads quickly or not at all. */
const COMPOSITION_DEADLINE_MS = 8000;

let federation: Promise<Federation> | undefined;
const handlersLoaded = new Map<string, Promise<void>>();
/** The release of each package whose container is registered with the runtime. */
const registered = new Map<string, BrowserRelease>();

/** The composition of this document; promoting another one does not change it. */
export const compositionOf = async (services: Services): Promise<BrowserComposition> =>
  (await federationOf(services)).composition;

function federationOf(services: Services): Promise<Federation> {
  federation ??= startFederation(services).catch((error) => {
    federation = undefined;
    throw error;
  });
  return federation;
}

async function startFederation({ state, shareScope }: Services): Promise<Federation> {
  const reply = await fetch(`/${state.business.locale}/composition/${state.composition}`, {
    signal: AbortSignal.timeout(COMPOSITION_DEADLINE_MS),
  });
  if (!reply.ok) throw new Error(`Composition ${state.composition}: ${reply.status}`);
  // The document server's own route, whose type this is.
  const composition = (await reply.json()) as BrowserComposition;
  const instance = createInstance({ name: 'shell', remotes: [] });
  // The same object that the first page's containers got: two scopes would mean two copies of React. The runtime's
  // type of an entry has fields that it fills in itself.
  instance.initShareScopeMap('default', shareScope as never);
  return { instance, composition };
}

/** The release of a package that runs in this page; the composition's own until another one was loaded. */
export const releaseInPage = (pkg: BrowserPackage): BrowserRelease => registered.get(pkg.name) ?? pkg;

/**
 * Loads a module that a remote exposes. When the composition's own version cannot be loaded, its fallback version is, if
 * there is one and no module of the newer one runs in this page. Every version that fails is reported.
 * @param check throws when the module is not what it should be
 * @throws FileFault or CodeFault; the next call tries again
 */
export async function loadExpose<T>(
  services: Services,
  remote: string,
  expose: string,
  check: (module: unknown, expose: string) => T,
  deadlineMs?: number,
): Promise<T> {
  const { instance, composition } = await federationOf(services);
  const pkg = composition.packages.find(({ name }) => name === remote);
  if (!pkg) throw new Error(`The composition does not include ${remote}.`);
  let failure: unknown;
  for (const release of releasesToTry(pkg)) {
    try {
      register(instance, pkg, release);
      const module = await loadModule(instance, pkg, release, expose, deadlineMs ?? pkg.deadlineMs);
      const checked = check(module, expose);
      const container = containerOf(pkg.container);
      if (container) markUsed(container);
      loadHandlersInBackground(services, release, remote, expose);
      return checked;
    } catch (error) {
      failure = error;
      reportFailure(services.state, { part: expose, remote, version: release.version }, error);
    }
  }
  throw failure;
}

/** A page is never made of two versions of one package: the first module that runs settles its version. */
function releasesToTry(pkg: BrowserPackage): readonly BrowserRelease[] {
  if (isUsed(pkg.container)) return [releaseInPage(pkg)];
  return pkg.fallback ? [pkg, pkg.fallback] : [pkg];
}

/** Registers a release with the runtime, and removes the container and the pending loads of another version. */
function register(instance: ModuleFederation, pkg: BrowserPackage, release: BrowserRelease): void {
  const { name, container } = pkg;
  if (registered.get(name) === release) return;
  if (releaseInPage(pkg) !== release) {
    cancelLoads(name);
    removeContainer(container);
  }
  registered.set(name, release);
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

async function loadModule(
  instance: ModuleFederation,
  { name, container }: BrowserPackage,
  release: BrowserRelease,
  expose: string,
  deadlineMs: number,
): Promise<unknown> {
  const files = release.exposes[expose];
  if (!files) throw new CodeFault(`${name} ${release.version} does not expose ${expose}`);
  const started = performance.now();
  await loadAssets(name, [release.entry, ...files.scripts, ...files.styles], deadlineMs);
  try {
    // Its files have loaded, so this is quick, unless a shared library is still loading.
    return await withDeadline(
      instance.loadRemote(`${container}/${expose.slice(2)}`),
      deadlineMs - (performance.now() - started),
    );
  } catch (error) {
    throw error instanceof CodeFault ? error : new CodeFault(messageOf(error), { cause: error });
  }
}

/** p-timeout would add 350 bytes (Brotli) to the page: 483 against 135. */
function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('its shared modules did not load in time')), Math.max(0, deadlineMs));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A part in the page must receive the facts that its remote reacts to. */
function loadHandlersInBackground(services: Services, release: BrowserRelease, remote: string, expose: string): void {
  if (expose === './handlers' || !release.exposes['./handlers']) return;
  loadHandlers(services, remote).catch(() => undefined);
}

/**
 * Loads the handlers of the package that handles commands with this prefix, once.
 * @throws Error when no package of the composition handles any
 */
export async function loadHandlersOf(services: Services, prefix: string): Promise<void> {
  const { packages } = await compositionOf(services);
  const owner = packages.find(({ handles }) => handles.some((command) => command.startsWith(`${prefix}:`)));
  if (!owner) throw new Error(`No package of the composition handles commands of '${prefix}'.`);
  await loadHandlers(services, owner.name);
}

/** Loads a remote's command handlers into the page, once. */
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
    const pkg = (await compositionOf(services)).packages.find(({ name }) => name === remote);
    const fault = new CodeFault(messageOf(error), { cause: error });
    reportFailure(services.state, { part: './handlers', remote, version: pkg && releaseInPage(pkg).version }, fault);
    throw fault;
  }
}
