import type { BrowserPackage, BrowserRelease } from '../../server/compositions/release-routes';
import type { Services } from '../hydrate';
import type { Container } from './globals';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
const initShareScopeMap = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({ loadRemote, registerRemotes, initShareScopeMap }),
}));
const loadAssets = jest.fn(async (..._arguments: unknown[]) => undefined);
const cancelLoads = jest.fn();
jest.mock('./load-assets', () => ({
  loadAssets: (...given: unknown[]) => loadAssets(...given),
  cancelLoads: (...given: unknown[]) => cancelLoads(...given),
}));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));

const file = (name: string) => ({ path: `/assets/mf-basket/${name}`, integrity: `sha384-${name}` });
const release = (version: string, exposes: string[]): BrowserRelease => ({
  version,
  entry: file(`${version}.js`),
  exposes: Object.fromEntries(
    exposes.map((expose) => [
      expose,
      { scripts: [file(`${version}-${expose.slice(2)}.js`)], styles: [file(`${version}.css`)] },
    ]),
  ),
});
const basket = (changes: Partial<BrowserPackage> = {}): BrowserPackage => ({
  ...release('2.0.0', ['./Page']),
  name: 'mf-basket',
  container: 'mf_basket',
  deadlineMs: 8000,
  handles: [],
  routes: [],
  ...changes,
});

const state = { composition: 'c1', business: { locale: 'en-gb', name: 'Pipwell' } };
const shareScope = {};
const api = {};
const services = { state, shareScope, api } as unknown as Services;
const check = (module: unknown) => module as string;
const fetchComposition = jest.fn();

/** A page that has loaded nothing yet, whose composition consists of these packages. */
async function freshPage(...packages: BrowserPackage[]) {
  jest.resetModules();
  fetchComposition.mockImplementation(async () => Response.json({ id: 'c1', packages }));
  (window as unknown as Record<string, Container>).mf_basket = { init: () => undefined, get: async () => () => ({}) };
  return await import('./federation');
}

beforeEach(() => {
  jest.resetAllMocks();
  loadAssets.mockResolvedValue(undefined);
  loadRemote.mockResolvedValue('module');
  global.fetch = fetchComposition as typeof fetch;
});

describe('the composition of the document', () => {
  test('is fetched once for all its modules, and uses the page’s share scope', async () => {
    const { compositionOf, loadExpose } = await freshPage(basket());
    await loadExpose(services, 'mf-basket', './Page', check);
    expect((await compositionOf(services)).id).toBe('c1');
    expect(fetchComposition.mock.calls.map(([url]) => url)).toEqual(['/en-gb/composition/c1']);
    expect(initShareScopeMap.mock.calls[0]?.[1]).toBe(shareScope);
  });

  test('is requested again after a failure', async () => {
    const { compositionOf } = await freshPage(basket());
    fetchComposition.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(compositionOf(services)).rejects.toThrow('Composition c1: 503');
    expect((await compositionOf(services)).id).toBe('c1');
  });
});

describe('a module of a remote', () => {
  test('is loaded with the files of its container and its own, within the remote’s deadline', async () => {
    const { loadExpose } = await freshPage(basket());
    await expect(loadExpose(services, 'mf-basket', './Page', check)).resolves.toBe('module');
    const files = ['2.0.0.js', '2.0.0-Page.js', '2.0.0.css'].map(file);
    expect(loadAssets.mock.calls).toEqual([['mf-basket', files, 8000]]);
    expect(loadRemote).toHaveBeenCalledWith('mf_basket/Page');
    expect(registerRemotes.mock.calls[0]?.[0]).toEqual([
      expect.objectContaining({ name: 'mf_basket', entry: `${location.origin}/assets/mf-basket/2.0.0.js` }),
    ]);
  });

  test('is an error when the composition does not include its package', async () => {
    const { loadExpose } = await freshPage();
    await expect(loadExpose(services, 'mf-basket', './Page', check)).rejects.toThrow('does not include mf-basket');
  });

  test('is reported as broken code when its release does not expose it', async () => {
    const { loadExpose } = await freshPage(basket());
    await expect(loadExpose(services, 'mf-basket', './Help', check)).rejects.toMatchObject({ name: 'CodeFault' });
    expect(loadAssets).not.toHaveBeenCalled();
    const part = { part: './Help', remote: 'mf-basket', version: '2.0.0' };
    expect(reportFailure.mock.calls).toEqual([[state, part, expect.objectContaining({ name: 'CodeFault' })]]);
  });

  test('is rejected without the expected exports', async () => {
    const { loadExpose } = await freshPage(basket());
    const noPage = () => {
      throw new Error('./Page does not export a page');
    };
    await expect(loadExpose(services, 'mf-basket', './Page', noPage)).rejects.toThrow('does not export a page');
  });

  test('fails at the deadline, as broken code, when its shared libraries never load', async () => {
    const { loadExpose } = await freshPage(basket({ deadlineMs: 5 }));
    loadRemote.mockReturnValue(new Promise(() => undefined));
    await expect(loadExpose(services, 'mf-basket', './Page', check)).rejects.toMatchObject({
      name: 'CodeFault',
      message: 'its shared modules did not load in time',
    });
  });

  test('can be requested again after it failed', async () => {
    const { loadExpose } = await freshPage(basket());
    loadAssets.mockRejectedValueOnce(new Error('no response'));
    await expect(loadExpose(services, 'mf-basket', './Page', check)).rejects.toThrow('no response');
    await expect(loadExpose(services, 'mf-basket', './Page', check)).resolves.toBe('module');
  });
});

describe('the fallback version', () => {
  const withFallback = basket({ fallback: release('1.0.0', ['./Page', './Drawer']) });

  test('replaces a version that does not load: its loads are cancelled and its container removed', async () => {
    const { loadExpose, releaseInPage } = await freshPage(withFallback);
    loadAssets.mockRejectedValueOnce(new Error('no response'));
    await expect(loadExpose(services, 'mf-basket', './Page', check)).resolves.toBe('module');
    expect(cancelLoads.mock.calls).toEqual([['mf-basket']]);
    expect((window as unknown as Record<string, unknown>).mf_basket).toBeUndefined();
    expect(registerRemotes.mock.calls.at(-1)?.[0][0].entry).toContain('1.0.0.js');
    expect(releaseInPage(withFallback).version).toBe('1.0.0');
    expect(reportFailure.mock.calls.map(([, { version }]) => version)).toEqual(['2.0.0']);
  });

  test('fails too: both failures are reported and the last one is thrown', async () => {
    const { loadExpose } = await freshPage(withFallback);
    loadRemote.mockRejectedValueOnce(new Error('new')).mockRejectedValueOnce(new Error('old'));
    await expect(loadExpose(services, 'mf-basket', './Page', check)).rejects.toThrow('old');
    expect(reportFailure.mock.calls.map(([, { version }]) => version)).toEqual(['2.0.0', '1.0.0']);
  });

  test('is not used once a module of the newer version runs: a page is never made of two versions', async () => {
    const { loadExpose } = await freshPage(withFallback);
    await loadExpose(services, 'mf-basket', './Page', check);
    await expect(loadExpose(services, 'mf-basket', './Drawer', check)).rejects.toThrow(
      '2.0.0 does not expose ./Drawer',
    );
    expect(cancelLoads).not.toHaveBeenCalled();
  });
});

describe('the command handlers of a remote', () => {
  const withHandlers = basket(release('2.0.0', ['./Page', './handlers']));

  test('start once, with the API and the business', async () => {
    const { loadHandlers } = await freshPage(withHandlers);
    const start = jest.fn();
    loadRemote.mockResolvedValue({ start });
    await Promise.all([loadHandlers(services, 'mf-basket'), loadHandlers(services, 'mf-basket')]);
    expect(start.mock.calls).toEqual([[{ api, business: state.business }]]);
  });

  test('of a command are those of the package whose manifest declares its prefix', async () => {
    const gifts = basket({ ...release('1.0.0', ['./handlers']), name: 'mf-gifts', handles: ['presents:wrap'] });
    const { loadHandlersOf } = await freshPage(basket({ handles: ['basket:clear'] }), gifts);
    const start = jest.fn();
    loadRemote.mockResolvedValue({ start });
    await loadHandlersOf(services, 'presents');
    expect(start).toHaveBeenCalledTimes(1);
    expect(loadAssets.mock.calls[0]?.[0]).toBe('mf-gifts');
    await expect(loadHandlersOf(services, 'toys')).rejects.toThrow("handles commands of 'toys'");
  });

  test('are loaded beside a part of their remote, because the remote may react to facts', async () => {
    const { loadExpose } = await freshPage(withHandlers);
    const start = jest.fn();
    loadRemote.mockImplementation(async (id: string) => (id === 'mf_basket/handlers' ? { start } : 'module'));
    await loadExpose(services, 'mf-basket', './Page', check);
    await new Promise((resolve) => setTimeout(resolve));
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('leave the part as it is when they do not load', async () => {
    const { loadExpose } = await freshPage(withHandlers);
    loadRemote.mockImplementation(async (id: string) => (id === 'mf_basket/handlers' ? {} : 'module'));
    await expect(loadExpose(services, 'mf-basket', './Page', check)).resolves.toBe('module');
  });

  test('are reported when they throw on start, and the next request tries again', async () => {
    const { loadHandlers } = await freshPage(withHandlers);
    const start = jest.fn().mockImplementationOnce(() => {
      throw new Error('cannot start');
    });
    loadRemote.mockResolvedValue({ start });
    await expect(loadHandlers(services, 'mf-basket')).rejects.toMatchObject({ name: 'CodeFault' });
    expect(reportFailure.mock.calls[0]?.[1]).toEqual({ part: './handlers', remote: 'mf-basket', version: '2.0.0' });
    await loadHandlers(services, 'mf-basket');
    expect(start).toHaveBeenCalledTimes(2);
  });
});
