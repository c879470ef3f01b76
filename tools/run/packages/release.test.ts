import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const script = join(root, '.data/commands/release.mjs');
const source = join(root, 'tools/release.ts');

/** Runs the command. @returns when its script was bundled */
function bundledAt(): number {
  const help = execFileSync(process.execPath, [join(root, 'tools/release.mjs'), 'help'], { encoding: 'utf8' });
  expect(help).toContain('promote');
  return statSync(script).mtimeMs;
}

test('the release command is bundled once, and again for a changed source and in a copy of the folder', () => {
  let before = bundledAt();
  expect(bundledAt()).toBe(before);
  const bundled = JSON.parse(readFileSync(`${script}.json`, 'utf8')) as { changes: Record<string, number> };
  expect(Object.keys(bundled.changes)).toContain(source);
  const changes = { ...bundled.changes, [source]: 1 };
  for (const other of [
    { ...bundled, changes },
    { ...bundled, root: '/copied/from' },
  ]) {
    writeFileSync(`${script}.json`, JSON.stringify(other));
    const after = bundledAt();
    expect(after).toBeGreaterThan(before);
    before = after;
  }
});
