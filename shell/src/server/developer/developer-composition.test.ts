import type { BrowserPackage } from '../compositions/release-routes';
import type { CompositionRoute } from '../document/composition-routes';
import { baseOfDeveloperId, developerId, routesWithDeveloper, withDeveloperServer } from './developer-composition';

const file = (path: string) => ({ path, integrity: `sha384-${path}` });
const pkg = (name: string) =>
  ({
    name,
    version: '1',
    container: name,
    handles: [],
    deadlineMs: 8_000,
    entry: file('entry.js'),
    exposes: { './Page': { scripts: [file('page.js')], styles: [file('page.css')] } },
    routes: [{ name, path: `/${name}`, kind: 'public', expose: './Page', guards: [] }],
    fallback: { version: '0', entry: file('earlier.js'), exposes: {} },
  }) as unknown as BrowserPackage;

test('only the remote of the session comes from its server, unchecked and without an earlier version', () => {
  const composition = { id: 'c1', packages: [pkg('mf-a'), pkg('mf-b')] };
  const { id, packages } = withDeveloperServer(composition, { remote: 'mf-a', origin: 'http://127.0.0.1:5173' });
  expect(id).not.toBe('c1');
  const [changed, unchanged] = packages;
  expect(unchanged).toEqual(pkg('mf-b'));
  expect(changed).toEqual({
    name: 'mf-a',
    version: 'developer',
    container: 'mf-a',
    handles: [],
    deadlineMs: 8_000,
    entry: { path: 'http://127.0.0.1:5173/remoteEntry.js', integrity: '' },
    exposes: { './Page': { scripts: [], styles: [] } },
    routes: [{ name: 'mf-a', path: '/mf-a', kind: 'private', expose: './Page', guards: [] }],
  });
});

test('its id names the composition, also one with an earlier version', () => {
  expect(baseOfDeveloperId(developerId('c1~mf-b'))).toBe('c1~mf-b');
  expect(baseOfDeveloperId('c1~mf-b')).toBeUndefined();
});

test('the browser renders the public pages of that remote, and of no other', () => {
  const routes = ['mf-a', 'mf-b'].map((name) => ({ package: name, kind: 'public' }) as CompositionRoute);
  const changed = routesWithDeveloper(routes, 'mf-a');
  expect(changed.map(({ kind }) => kind)).toEqual(['private', 'public']);
  expect(routesWithDeveloper(routes, 'mf-b').map(({ kind }) => kind)).toEqual(['public', 'private']);
  expect(routesWithDeveloper(routes, 'mf-a')).toBe(changed);
  expect(routes.map(({ kind }) => kind)).toEqual(['public', 'public']);
});
