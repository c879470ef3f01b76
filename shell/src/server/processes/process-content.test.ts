/** @jest-environment node */
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { processContent } from './process-content';

const manifest = (name: string, changes: object = {}) =>
  ({ name, version: '1', routes: [], boundaries: [], ...changes }) as unknown as ReleaseManifest;
const shell = manifest('shell', { routes: [{ expose: './HomePage' }] });
const remote = manifest('mf-a', {
  routes: [{ expose: './APage' }, { expose: './APage' }],
  boundaries: [
    { expose: './Banner', server: true },
    { expose: './Drawer', server: false },
  ],
  actions: ['add'],
});

test('a process must export the pages, actions and server-rendered boundaries of each package, and the shell its frame', () => {
  const files = { serverBundle: ({ name }: ReleaseManifest) => Buffer.from(name) } as unknown as PublishedFiles;
  const { bundles, exposes, responseCacheMs } = processContent({ shell, 'mf-a': remote }, files, 1_000);
  expect(bundles).toEqual([
    { name: 'shell', version: '1', code: Buffer.from('shell') },
    { name: 'mf-a', version: '1', code: Buffer.from('mf-a') },
  ]);
  expect(exposes.map(({ package: name, expose }) => `${name} ${expose}`)).toEqual([
    'shell ./HomePage',
    'shell ./Frame',
    'shell ./ErrorPage',
    'mf-a ./APage',
    'mf-a ./Banner',
    'mf-a ./actions/add',
  ]);
  expect(responseCacheMs).toBe(1_000);
});

test('a composition with a damaged bundle has no process', () => {
  const files = {
    serverBundle: () => {
      throw new Error('its digest differs');
    },
  } as unknown as PublishedFiles;
  expect(() => processContent({ shell }, files, 0)).toThrow('its digest differs');
});
