import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const script = join(root, '.data/commands/release.mjs');
const sources = `${script}.json`;

const help = () => execFileSync(process.execPath, [join(root, 'tools/release.mjs'), 'help'], { encoding: 'utf8' });

test('the release command is bundled once, and again when one of its sources has changed', () => {
  expect(help()).toContain('promote');
  writeFileSync(script, "console.log('the same script');");
  expect(help()).toBe('the same script\n');
  const changes = JSON.parse(readFileSync(sources, 'utf8')) as Record<string, number>;
  expect(Object.keys(changes)).toContain(join(root, 'tools/release.ts'));
  writeFileSync(sources, JSON.stringify({ ...changes, [join(root, 'tools/release.ts')]: 1 }));
  expect(help()).toContain('promote');
});
