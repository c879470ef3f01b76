/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteContract } from '@storefront/remote-kit/define-remote';
import { declaredPath } from '@storefront/remote-kit/manifest/declared-path';
import { remoteNames } from '../run/packages/package-names';
import { remoteNameFinder } from './remote-names';

const root = join(import.meta.dirname, '../..');
const shell = join(root, 'shell');
let remoteNamesIn: ReturnType<typeof remoteNameFinder>;

beforeAll(async () => {
  const contracts = await Promise.all(
    remoteNames(root).map(async (name) => (await import(join(root, name, 'remote.ts'))) as { remote: RemoteContract }),
  );
  remoteNamesIn = remoteNameFinder(
    contracts.flatMap(({ remote }) =>
      remote.routes.map((route) => ({ owner: remote.name, name: route.name, path: declaredPath(route) ?? '' })),
    ),
  );
});

/** Files that may name a remote, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/server/entry-points/unsubscribe.ts':
    'mail programs post to the address of the page (RFC 8058), without a session and from no page, so no action can reply',
  'src/server/document/html/static-error-page.ts': 'the static error page, for when there is no composition to ask',
};

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['dist', 'node_modules', 'test-support'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

test('the shell names no remote’s package, route, path or storage key', () => {
  const found = [...sources(shell)]
    .filter((file) => !(relative(shell, file) in EXCEPTIONS))
    .flatMap((file) =>
      remoteNamesIn(file, readFileSync(file, 'utf8')).map((name) => `${relative(shell, file)}: ${name}`),
    );
  expect(found).toEqual([]);
});

test.each([
  [`urlTo('basket')`],
  [`const to = 'stores-near-by'`],
  ['const to = [`/stores`, slug, `time`]'],
  ['const to = store + `/search`'],
  [`/^\\/(checkout|login)/.test(url); /^\\/checkout\\/x/.test(url)`],
  [`path.startsWith('/member')`],
  [`<a href="/basket">Basket</a>`],
  [`load('mf-basket')`],
  [`localStorage.removeItem('checkout:open-payment')`],
])('%s is found', (text) => expect(remoteNamesIn('a.tsx', text)).not.toEqual([]));

test.each([
  [`api.call('POST /basket/add-item', { body })`],
  [`import { basket } from '@storefront/api/operations/basket/get-or-create'`],
  [`const guard = 'member'; to('basket')`],
  [`urlTo('contact')`],
  [`app.get('/assets/:package/mf-manifest.json', reply)`],
])('%s is not', (text) => expect(remoteNamesIn('a.tsx', text)).toEqual([]));
