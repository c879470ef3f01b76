import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import type { BrowserComposition } from '../server/release-routes';
import type { Services } from './hydrate';
import { reportFailure } from './report-failure';

/** A remote that has not answered after this long is given up; another try asks under another address. */
const LOAD_TIMEOUT_MS = 12_000;

interface Federation {
  readonly instance: ModuleFederation;
  readonly composition: BrowserComposition;
}

let federation: Promise<Federation> | undefined;
const attempts = new Map<string, number>();
const handlersLoaded = new Map<string, Promise<void>>();

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
  const reply = await fetch(`/${state.business.locale}/composition/${state.composition}`);
  if (!reply.ok) throw new Error(`Composition ${state.composition}: ${reply.status}`);
  const composition = (await reply.json()) as BrowserComposition;
  const integrity = new Map(composition.packages.map((entry) => [entry.entry, entry.integrity]));
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity.get(new URL(url, location.href).pathname) ?? 'sha384-unknown';
          return { script, timeout: LOAD_TIMEOUT_MS };
        },
      },
    ],
  });
  // The same object as the first page's containers were given: two scopes would be two Reacts.
  instance.initShareScopeMap('default', shareScope as never);
  instance.registerRemotes(composition.packages.filter(({ name }) => name !== 'shell').map((entry) => remoteOf(entry)));
  return { instance, composition };
}

const remoteOf = (entry: BrowserComposition['packages'][number], query = '') => ({
  name: entry.container,
  entry: `${location.origin}${entry.entry}${query}`,
  entryGlobalName: entry.container,
  type: 'global' as const,
  shareScope: 'default',
});

/** A module that a remote exposes. Rejects when it cannot be had in time; the next call tries under a new address. */
export async function loadExpose<T>(
  services: Services,
  packageName: string,
  expose: string,
  deadlineMs = LOAD_TIMEOUT_MS,
): Promise<T> {
  const { instance, composition } = await federationOf(services);
  const entry = composition.packages.find(({ name }) => name === packageName);
  if (!entry) throw new Error(`The composition holds no ${packageName}.`);
  const failed = attempts.get(packageName) ?? 0;
  // A browser waits for ever for the same hanging address, so another try asks under another one.
  if (failed) instance.registerRemotes([remoteOf(entry, `?try=${failed}`)], { force: true });
  try {
    const module = await withDeadline(instance.loadRemote<T>(`${entry.container}/${expose.slice(2)}`), deadlineMs);
    if (!module) throw new Error(`${packageName} gave nothing for ${expose}.`);
    attempts.delete(packageName);
    // A part that is in the page must hear the facts that concern it.
    if (expose !== './handlers' && entry.exposes.includes('./handlers'))
      loadHandlers(services, packageName).catch((error) =>
        reportFailure(services.state, `${packageName}/handlers`, error),
      );
    return module;
  } catch (error) {
    attempts.set(packageName, failed + 1);
    throw error;
  }
}

function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not arrive in time.')), deadlineMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Brings a remote's command handlers into the page, once. */
export function loadHandlers(services: Services, packageName: string): Promise<void> {
  const known = handlersLoaded.get(packageName);
  if (known) return known;
  const loading = loadExpose<HandlersModule>(services, packageName, './handlers').then((module) =>
    module.start({ api: services.api, business: services.state.business }),
  );
  handlersLoaded.set(packageName, loading);
  loading.catch(() => handlersLoaded.delete(packageName));
  return loading;
}
