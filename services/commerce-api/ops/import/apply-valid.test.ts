import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importFolder } from '../../test-support/import-folder';
import { createTestService, type TestService } from '../../test-support/test-service';
import { exitCodeOf, reportLines } from './import-report';

const template = fileURLToPath(new URL('../../import-template', import.meta.url));
let service: TestService;
let root: string;
let folder: string;
beforeEach(async () => {
  service = await createTestService();
  root = mkdtempSync(join(tmpdir(), 'apply-valid-'));
  folder = join(root, 'shop');
  cpSync(template, folder, { recursive: true });
});
afterEach(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const change = (name: string, from: string, to: string) => {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const importValid = (more = {}) => importFolder(service, folder, { applyValid: true, ...more });

test('refused lines are written with their problem, and the corrected folder can be imported', async () => {
  change('items.csv', 'CAKE-1', 'CAKE 1');
  const refused = join(root, 'refused');
  const summary = await importValid({ refusedFolder: refused });
  expect([summary.applied, exitCodeOf(summary)]).toEqual([true, 2]);
  const text = readFileSync(join(refused, 'items.csv'), 'utf8');
  const [headings = '', row = ''] = text.split('\r\n');
  const original = readFileSync(join(folder, 'items.csv'), 'utf8').split('\n');
  expect(headings).toBe(`\ufeff${original[0]},problem`);
  expect(row).toContain('code: “CAKE 1” is not a code');
  expect(reportLines(summary)).toContainEqual(
    expect.stringMatching(/rows? (was|were) refused: correct the files in .*refused and import that folder\.$/),
  );
  writeFileSync(join(refused, 'items.csv'), text.replace('CAKE 1', 'CAKE-1'));
  const corrected = await importFolder(service, refused);
  expect(corrected).toMatchObject({ applied: true, problemCount: 0 });
  // The original files say nothing else now.
  change('items.csv', 'CAKE 1', 'CAKE-1');
  const whole = await importFolder(service, folder);
  expect(whole.counts.reduce((sum, { added, changed }) => sum + added + changed, 0)).toBe(0);
});

test('a row with a damaged picture is refused, and its picture is written beside it', async () => {
  writeFileSync(join(folder, 'pictures/cake.png'), readFileSync(join(folder, 'pictures/cake.png')).subarray(0, 300));
  const summary = await importValid({ refusedFolder: join(root, 'refused') });
  expect([summary.applied, summary.refused.rows > 0]).toEqual([true, true]);
  expect(readFileSync(join(root, 'refused/items.csv'), 'utf8')).toContain('pictures/cake.png');
  expect(existsSync(join(root, 'refused/pictures/cake.png'))).toBe(true);
  expect(existsSync(join(root, 'refused/pictures/loaf.png'))).toBe(false);
});

test('an unknown heading refuses everything, and nothing is written', async () => {
  change('items.csv', 'description', 'descriptoin');
  const summary = await importValid({ refusedFolder: join(root, 'refused') });
  expect([summary.applied, exitCodeOf(summary), existsSync(join(root, 'refused'))]).toEqual([false, 1, false]);
});

test('a check says what would be refused, and writes nothing', async () => {
  change('items.csv', 'CAKE-1', 'CAKE 1');
  const summary = await importValid({ refusedFolder: join(root, 'refused'), checkOnly: true });
  expect([summary.applied, exitCodeOf(summary), existsSync(join(root, 'refused'))]).toEqual([false, 2, false]);
});

test('files that somebody may be correcting are not overwritten', async () => {
  mkdirSync(join(root, 'refused'));
  writeFileSync(join(root, 'refused/items.csv'), 'code\nX\n');
  await expect(importValid({ refusedFolder: join(root, 'refused') })).rejects.toThrow(/is not empty; name another/);
});
