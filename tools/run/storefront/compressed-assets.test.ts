/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseWithCachedAssets } from './compressed-assets';

const work = mkdtempSync(join(tmpdir(), 'compressed-assets-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const at = (...parts: string[]) => join(work, ...parts);
function write(content: string, ...parts: string[]): void {
  mkdirSync(dirname(at(...parts)), { recursive: true });
  writeFileSync(at(...parts), content);
}
/** A release into a new store, which compresses what it does not find there; returns what it compressed. */
async function release(store: string): Promise<string[]> {
  const compressed: string[] = [];
  await releaseWithCachedAssets(
    { releases: at(store), home: at('home'), builds: { 'mf-basket': at('mf-basket') } },
    async () => {
      for (const file of ['main.1.js.br', 'main.1.js.gz']) {
        if (existsSync(at(store, 'assets/mf-basket', file))) continue;
        compressed.push(file);
        write(`${file} of ${store}`, store, 'assets/mf-basket', file);
      }
    },
  );
  return compressed;
}

test('a second storefront with the same build compresses nothing, and old files are removed', async () => {
  write('', 'mf-basket/dist/browser/main.1.js');
  write('', 'home/compressed-assets/mf-basket/main.0.js.br');
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(at('home/compressed-assets/mf-basket/main.0.js.br'), longAgo, longAgo);
  expect(await release('first')).toEqual(['main.1.js.br', 'main.1.js.gz']);
  expect(await release('second')).toEqual([]);
  expect(readFileSync(at('second/assets/mf-basket/main.1.js.br'), 'utf8')).toBe('main.1.js.br of first');
  expect(existsSync(at('home/compressed-assets/mf-basket/main.0.js.br'))).toBe(false);
});

test('files of other builds do not reach the store', async () => {
  write('', 'mf-basket/dist/browser/main.1.js');
  write('other', 'home/compressed-assets/mf-basket/main.2.js.br');
  await release('third');
  expect(existsSync(at('third/assets/mf-basket/main.2.js.br'))).toBe(false);
});
