import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/database/database.types';
import { importFolder } from '../../test-support/import-folder';
import { createTestService, type TestService } from '../../test-support/test-service';
import { reportLines } from './import-report';

let service: TestService;
let root: string;
let folder: string;
const lines: string[] = [];
beforeEach(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
  root = mkdtempSync(join(tmpdir(), 'staff-'));
  folder = mkdtempSync(join(root, 'shop-'));
});
afterEach(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

let runs = 0;
function importStaff(rows: string, more = {}) {
  writeFileSync(join(folder, 'staff.csv'), `code,name,role\n${rows}\n`);
  runs += 1;
  return importFolder(service, folder, { keysFile: join(root, `keys-${runs}.csv`), ...more });
}
/** The written keys by code. */
const keysIn = (file: string | null) =>
  new Map(
    readFileSync(file ?? '', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => [line.split(',')[0], line.split(',')[2] ?? ''] as const),
  );
const readOrders = async (operatorKey: string) =>
  (await service.call('POST /admin/orders', {}, { operatorKey })).status;

test('new staff get keys, once, in a file that only its owner can read', async () => {
  const first = await importStaff('P-1,Sam Hill,picker\nM-1,"Ng, Kim",manager');
  expect(statSync(first.keysFile ?? '').mode & 0o777).toBe(0o600);
  const keys = readFileSync(first.keysFile ?? '', 'utf8');
  expect(keys).toMatch(/^code,name,key\nP-1,Sam Hill,op_[\w-]{43}\nM-1,"Ng, Kim",op_[\w-]{43}\n$/);
  const key = keysIn(first.keysFile).get('P-1') ?? '';
  expect(await readOrders(key)).toBe(200);
  const stored = await rowsOf(
    service.db,
    sql`select operators::text, (select json_agg(report)::text from imports) from operators`,
  );
  for (const text of [JSON.stringify(stored), JSON.stringify(first), reportLines(first).join(), lines.join()])
    expect(text).not.toContain(key);
  const again = await importStaff('P-1,Sam Hill,picker\nM-1,"Ng, Kim",manager');
  expect([again.keysFile, existsSync(join(root, `keys-${runs}.csv`))]).toEqual([null, false]);
  const changed = await importStaff('P-1,Sam Hill-Ng,support');
  expect([changed.keysFile, changed.counts.find(({ what }) => what === 'staff')?.changed]).toEqual([null, 1]);
  expect(await readOrders(key)).toBe(200);
});

test('missing staff are withdrawn on request, those of a command stay, and who returns gets a new key', async () => {
  const body = { business: 'testmarket', name: 'Jo', role: 'manager' as const };
  const byCommand = (await service.call('POST /admin/operator-add', body, { admin: true })).data.key;
  const first = keysIn((await importStaff('P-1,Sam,manager\nP-2,Kim,manager')).keysFile);
  await importStaff('P-2,Kim,manager', { removeMissing: true });
  const statuses = async (...keys: (string | undefined)[]) => Promise.all(keys.map((key) => readOrders(key ?? '')));
  expect(await statuses(first.get('P-1'), first.get('P-2'), byCommand)).toEqual([401, 200, 200]);
  const second = keysIn((await importStaff('P-1,Sam,manager\nP-2,Kim,manager')).keysFile);
  expect([...second.keys()]).toEqual(['P-1']);
  expect(await statuses(first.get('P-1'), second.get('P-1'))).toEqual([401, 200]);
});

test('a check makes no keys, an unknown role is refused, and an existing file of keys stays as it is', async () => {
  expect((await importStaff('P-1,Sam,picker', { checkOnly: true })).keysFile).toBeNull();
  const refused = await importStaff('P-1,Sam,king');
  expect(refused.problems).toMatchObject([
    { column: 'role', message: expect.stringMatching(/^“king” is not known here/) },
  ]);
  expect(existsSync(join(root, `keys-${runs}.csv`))).toBe(false);
  writeFileSync(join(root, 'mine.csv'), 'x');
  await expect(importStaff('P-1,Sam,picker', { keysFile: join(root, 'mine.csv') })).rejects.toThrow(/exists already/);
  expect(readFileSync(join(root, 'mine.csv'), 'utf8')).toBe('x');
  // Keys that cannot be written would be lost, so nobody is added.
  await expect(importStaff('P-1,Sam,picker', { keysFile: join(root, 'missing', 'keys.csv') })).rejects.toThrow(
    /cannot be created \(ENOENT\)/,
  );
  expect(await rowsOf(service.db, sql`select 1 from operators where code is not null`)).toEqual([]);
});

test('staff of one business are not touched by a file of another with the same codes', async () => {
  const ours = keysIn((await importStaff('P-1,Sam,manager')).keysFile).get('P-1') ?? '';
  const theirs = await importStaff('P-1,Kim,manager', { business: 'testhouse', removeMissing: true });
  expect(keysIn(theirs.keysFile).size).toBe(1);
  expect(await readOrders(ours)).toBe(200);
});
