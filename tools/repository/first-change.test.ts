import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
/** It starts jest three times. */
const PATIENCE_MS = 120_000;

/** Each `diff` block of a page: the lines that it removes, and those in their place. */
const changesOf = (page: string) =>
  [...page.matchAll(/^ *```diff\n(.*?)^ *```$/gms)].map(([, block = '']) => {
    const lines = block.split('\n').map((line) => line.replace(/^ {3}/, ''));
    const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
    return { removed: of('-').join('\n'), added: of('+').join('\n') };
  });

/** The package's own test command, and the code that it ends with. */
const runTests = (folder: string) =>
  new Promise<number>((ended) =>
    execFile(
      join(root, 'node_modules/.bin/jest'),
      ['-c', 'jest.config.mjs', 'src/basket/basket.model.test.ts'],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } },
      (error) => ended(error ? 1 : 0),
    ),
  );

test(
  'the first change of CONTRIBUTING.md can be made: its test fails, is fixed and passes',
  async () => {
    const [change, fix, ...others] = changesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
    if (!change || !fix) throw new Error('CONTRIBUTING.md lacks the change or the fix of its test.');
    expect(others).toEqual([]);
    // Beside mf-basket, so that its paths to other folders lead to them.
    const folder = mkdtempSync(join(root, '.data-first-change-'));
    const edit = (file: string, { removed, added }: typeof change) => {
      const path = join(folder, 'src/basket', file);
      const parts = readFileSync(path, 'utf8').split(removed);
      expect(parts).toHaveLength(2);
      writeFileSync(path, parts.join(added));
    };
    try {
      const isSource = (path: string) => !/\/(node_modules|dist|e2e)(\/|$)/.test(path);
      cpSync(join(root, 'mf-basket'), folder, { recursive: true, filter: isSource });
      expect(await runTests(folder)).toBe(0);
      edit('basket.model.ts', change);
      expect(await runTests(folder)).toBe(1);
      edit('basket.model.test.ts', fix);
      expect(await runTests(folder)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
