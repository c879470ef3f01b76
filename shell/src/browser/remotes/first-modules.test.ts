import type { PageState, PartState } from '../../server/document/page-state.types';
import { loadFirstModules } from './first-modules';
import type { Container } from './globals';

const loadAssets = jest.fn(async (..._arguments: unknown[]) => undefined);
jest.mock('./load-assets', () => ({ loadAssets: (...given: unknown[]) => loadAssets(...given) }));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));
const home = { Page: () => null, load: () => undefined };
jest.mock('./shell-pages', () => ({ shellPages: { './HomePage': async () => home } }));

const part = (changes: Partial<PartState> = {}): PartState => ({
  package: 'mf-catalogue',
  version: '2.0.0',
  container: 'mf_catalogue',
  expose: './CategoryPage',
  deadlineMs: 8000,
  ...changes,
});
const pageState = (page: PartState | undefined, boundaries: object = {}) =>
  ({ page: page && { ...page, params: {}, query: {}, data: null }, boundaries }) as unknown as PageState;
const shareScope = {};
const category = { Page: () => null, load: () => undefined };
const storeSearch = { Boundary: () => null };

/** A container as its script leaves it in the page. */
function containerWith(name: string, exposes: Record<string, unknown>): jest.Mocked<Container> {
  const container = { init: jest.fn(), get: jest.fn(async (expose: string) => () => exposes[expose]) };
  (window as unknown as Record<string, Container>)[name] = container;
  return container;
}

beforeEach(() => {
  jest.clearAllMocks();
  loadAssets.mockResolvedValue(undefined);
  for (const name of ['mf_catalogue', 'mf_store_search']) Reflect.deleteProperty(window, name);
  document.head.innerHTML = `
    <script type="text/plain" data-remote="mf-catalogue" src="/entry.js"></script>
    <script type="text/plain" data-remote="mf-catalogue" data-expose="./CategoryPage" src="/category.js"></script>
    <script type="text/plain" data-remote="mf-catalogue" data-expose="./DealPage" src="/deal.js"></script>
    <script type="text/plain" data-remote="mf-slots" src="/slots.js"></script>`;
  // jsdom does not reflect the attribute.
  for (const script of document.scripts) script.integrity = `sha384-${script.getAttribute('src')}`;
});

describe('the first page', () => {
  test('is loaded with its container’s and its own scripts, and with the page’s share scope', async () => {
    const container = containerWith('mf_catalogue', { './CategoryPage': category });
    expect((await loadFirstModules(pageState(part()), shareScope)).page).toBe(category);
    expect(loadAssets.mock.calls).toEqual([
      [
        'mf-catalogue',
        [
          { path: '/entry.js', integrity: 'sha384-/entry.js' },
          { path: '/category.js', integrity: 'sha384-/category.js' },
        ],
        8000,
      ],
    ]);
    expect(container.init).toHaveBeenCalledWith(shareScope);
  });

  test('needs no container when it belongs to the shell', async () => {
    const { page } = await loadFirstModules(pageState(part({ package: 'shell', expose: './HomePage' })), shareScope);
    expect(page).toBe(home);
    expect(loadAssets).not.toHaveBeenCalled();
  });

  test.each([
    ['does not load', () => loadAssets.mockRejectedValueOnce(new Error('no response')), 'no response'],
    ['leaves no container', () => undefined, 'mf-catalogue ran but did not define a container'],
    [
      'exports no page',
      () => containerWith('mf_catalogue', { './CategoryPage': {} }),
      './CategoryPage does not export a page',
    ],
  ])('that %s is reported, and the server’s HTML stays', async (_, prepare, message) => {
    prepare();
    const state = pageState(part());
    expect(await loadFirstModules(state, shareScope)).toEqual({ boundaries: {} });
    const failed = { part: './CategoryPage', remote: 'mf-catalogue', version: '2.0.0' };
    expect(reportFailure.mock.calls).toEqual([[state, failed, expect.objectContaining({ message })]]);
  });
});

describe('a boundary of the document', () => {
  const search = { ...part({ package: 'mf-store-search', container: 'mf_store_search', expose: './StoreSearch' }) };
  const boundaries = { 'store-search': { ...search, rendered: true, policy: 'essential' } };

  test('is loaded without delaying the page, and joins when it is there', async () => {
    containerWith('mf_store_search', { './StoreSearch': storeSearch });
    let finish: (value: undefined) => void = () => undefined;
    loadAssets.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const first = (await loadFirstModules(pageState(undefined, boundaries), shareScope)).boundaries['store-search'];
    expect(first?.module).toBeUndefined();
    finish(undefined);
    await expect(first?.loading).resolves.toBe(storeSearch);
    expect(first?.module).toBe(storeSearch);
  });

  test('affects nothing else when it fails; its own boundary reports it', async () => {
    loadAssets.mockRejectedValueOnce(new Error('no response'));
    containerWith('mf_catalogue', { './CategoryPage': category });
    const modules = await loadFirstModules(pageState(part(), boundaries), shareScope);
    expect(modules.page).toBeDefined();
    await expect(modules.boundaries['store-search']?.loading).rejects.toThrow('no response');
    expect(reportFailure).not.toHaveBeenCalled();
  });

  test('is not loaded yet when the browser renders it', async () => {
    const later = { 'basket-drawer': { ...search, rendered: false, policy: 'degradable' } };
    expect((await loadFirstModules(pageState(undefined, later), shareScope)).boundaries).toEqual({});
    expect(loadAssets).not.toHaveBeenCalled();
  });
});
