import type { ReleaseManifest } from './manifest.types';
import { serverExposes } from './server-exposes';

test('a server bundle exposes its pages, the parts that the server renders, and its actions', () => {
  const manifest = {
    routes: [{ expose: './Search' }, { expose: './Search' }, { expose: './Home' }],
    boundaries: [
      { expose: './Part', server: true },
      { expose: './Drawer', server: false },
    ],
    actions: ['add-item'],
  } as unknown as ReleaseManifest;
  expect(serverExposes(manifest)).toEqual(['./Search', './Home', './Part', './actions/add-item']);
  // A build from before actions existed.
  expect(serverExposes({ ...manifest, actions: undefined })).not.toContain('./actions/add-item');
});
