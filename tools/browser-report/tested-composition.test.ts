/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compositionIn, ownerOfPage } from './tested-composition';

const folder = mkdtempSync(join(tmpdir(), 'tested-composition-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, value: object) => {
  const file = join(folder, 'releases', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
};

test('the report has the composition that the storefront showed last, and knows who owns a page of it', () => {
  expect(compositionIn(folder)).toBeUndefined();
  write('channels/stable/9.json', { signed: { current: 'old' } });
  write('channels/stable/10.json', { signed: { current: 'new' } });
  write('compositions/new.json', { signed: { packages: { 'mf-a': { version: '1' }, 'mf-b': { version: '2' } } } });
  write('packages/mf-a/1/manifest.json', { routes: [{ path: '/:page' }, { path: '/stores/:storeSlug' }] });
  write('packages/mf-b/2/manifest.json', { routes: [{ path: '/basket' }] });
  const composition = compositionIn(folder);
  expect(composition).toMatchObject({ id: 'new', packages: [{ name: 'mf-a', version: '1' }, { name: 'mf-b' }] });
  if (!composition) return;
  const owners = ['/basket', '/stores/borough', '/faqs', '/stores/borough/about'].map((path) =>
    ownerOfPage(composition, path),
  );
  expect(owners).toEqual(['mf-b', 'mf-a', 'mf-a', undefined]);
});
