/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { releaseRoutes } from './release-routes';

const file = { file: 'a.js', integrity: 'sha384-a', bytes: 1 };
const release = (name: string, audiences: readonly ('staff' | undefined)[]) => ({
  name,
  version: '1',
  container: name,
  entry: file,
  exposes: {},
  deadlineMs: 1,
  handles: [],
  routes: audiences.map((audience, place) => ({
    name: `${name} ${place}`,
    path: `/${name}/${place}`,
    guards: [],
    audience,
  })),
});
const manifests = {
  shell: release('shell', [undefined]),
  'mf-basket': release('mf-basket', [undefined, undefined]),
  'mf-desk': release('mf-desk', ['staff', 'staff']),
  'mf-parts': release('mf-parts', []),
};
const live = { byId: () => ({ id: 'c1', manifests, fallbacks: {} }) };
const routes = testRoutes((app, config) => releaseRoutes(app, config, live as never, { of: () => ({}) } as never));

test.each([
  ['localhost', ['shell', 'mf-basket', 'mf-parts']],
  ['desk.localhost', ['shell', 'mf-desk']],
])('%s is told of its own packages only', async (host, names) => {
  const reply = await routes.app.inject({ url: '/en-gb/composition/c1', headers: { host } });
  const { packages } = reply.json<{ packages: { name: string }[] }>();
  expect(packages.map(({ name }) => name)).toEqual(names);
});
