import type { ReleaseManifest } from './manifest.types';
import { serverExposes } from './server-exposes';

test('a server bundle exposes its pages, the parts that the server renders, its actions and plain pages', () => {
  const manifest = {
    routes: [{ expose: './SearchPage' }, { expose: './SearchPage' }, { expose: './HomePage' }],
    boundaries: [
      { expose: './Part', server: true },
      { expose: './Drawer', server: false },
    ],
    actions: ['add-item'],
    plainPages: ['help'],
  } as unknown as ReleaseManifest;
  expect(serverExposes(manifest)).toEqual([
    './SearchPage',
    './HomePage',
    './Part',
    './actions/add-item',
    './plain-pages/help',
  ]);
  expect(serverExposes({ ...manifest, actions: undefined })).not.toContain('./actions/add-item');
});
