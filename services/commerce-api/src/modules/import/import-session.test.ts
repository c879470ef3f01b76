import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '../../../test-support/import-folder';
import { importTestFiles } from '../../../test-support/import-test-files';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { deleteOldImports } from './imports.repository';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const admin = { admin: true };
const begin = (business = 'testmarket') => service.call('POST /admin/import-begin', { business }, admin);
const send = (importId: number, batch: number, more: object = {}) => {
  const row = { row: 1, cells: ['C-1', '9.99'] };
  const body = { importId, batch, kind: 'items' as const, columns: ['code', 'price'], rows: [row], ...more };
  return service.call('POST /admin/import-rows', body, admin);
};
const commit = (importId: number) => service.call('POST /admin/import-commit', { importId }, admin);
const status = (importId: number) => service.call('POST /admin/import-status', { importId }, admin);
const abort = (importId: number) => service.call('POST /admin/import-abort', { importId }, admin);
const waitingRows = async () => {
  const result = await service.db.execute('select count(*)::int as count from import_batches');
  return (result as unknown as { rows: { count: number }[] }).rows[0]?.count;
};
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));

test('a second import of the same business is rejected with a clear message, and another business has its own', async () => {
  const first = await begin();
  const second = await begin();
  expect([second.status, second.problem.code]).toEqual([409, 'import_in_progress']);
  expect(second.problem.detail).toMatch(
    /^Testmarket is already being imported since \d\d:\d\d:\d\d; its last heartbeat was 0 s ago\./,
  );
  const other = await begin('testhouse');
  expect(other.data.businessName).toBe('Testhouse');
  for (const { data } of [first, other]) expect((await abort(data.importId)).data).toEqual({ aborted: true });
  const third = await begin();
  expect(third.status).toBe(200);
  await abort(third.data.importId);
});

test('imports of one business wait for each other, and each is applied', async () => {
  const folder = (item: string) => {
    const made = mkdtempSync(join(tmpdir(), 'import-waits-'));
    writeFileSync(join(made, 'prices.csv'), `item,store,price\n${item},borough,4.56\n`);
    return made;
  };
  const first = await begin();
  const waits: string[] = [];
  const begun = importFolder(
    service,
    folder('whole-milk'),
    { wait: true },
    {
      write: (text: string) => {
        waits.push(text);
        if (text.startsWith('Waiting')) void abort(first.data.importId);
        return true;
      },
    },
  );
  expect(await begun).toMatchObject({
    applied: true,
    counts: expect.arrayContaining([expect.objectContaining({ what: 'prices', changed: 1 })]),
  });
  expect(waits[0]).toMatch(/^Waiting\. Testmarket is already being imported since/);
  const second = await begin();
  await expect(importFolder(service, folder('whole-milk'), { wait: false })).rejects.toThrow(/import_in_progress/);
  await abort(second.data.importId);
});

test('an import must name its business where there are several', async () => {
  const refused = await service.call('POST /admin/import-begin', {}, admin);
  expect([refused.status, refused.problem.code]).toEqual([404, 'business_not_found']);
  expect(refused.problem.detail).toBe('Name the business with --business: there are testmarket, testhouse');
});

test('an import idle for a minute is cancelled, and nothing of it stays', async () => {
  const { importId } = (await begin()).data;
  await send(importId, 1);
  later(50);
  expect((await begin()).problem.code).toBe('import_in_progress');
  // Asking for the status counts as a heartbeat.
  expect((await status(importId)).data.state).toBe('open');
  later(50);
  expect((await begin()).problem.code).toBe('import_in_progress');
  later(11);
  const next = await begin();
  expect(next.status).toBe(200);
  expect(await waitingRows()).toBe(0);
  expect((await commit(importId)).problem.code).toBe('import_not_open');
  expect((await send(importId, 2)).problem.code).toBe('import_not_open');
  await abort(next.data.importId);
});

test('a batch that is sent twice counts once', async () => {
  const { importId } = (await begin()).data;
  await send(importId, 1);
  expect((await send(importId, 1)).status).toBe(200);
  const { data } = await commit(importId);
  expect(data.report.problems.map(({ message }) => message)).not.toContainEqual(expect.stringMatching(/already/));
});

test('an ended import accepts no rows, is not applied twice, and is reported for a day', async () => {
  const { importId } = (await begin()).data;
  expect((await commit(importId)).data.applied).toBe(true);
  expect((await commit(importId)).problem.code).toBe('import_not_open');
  expect((await send(importId, 1)).problem.code).toBe('import_not_open');
  expect((await abort(importId)).data).toEqual({ aborted: false });
  expect((await status(importId)).data).toMatchObject({ state: 'done', progress: null, report: { problemCount: 0 } });
  later(25 * 3600);
  await deleteOldImports(service.db, service.clock.now());
  expect((await status(importId)).problem.code).toBe('import_not_found');
});

test('rejected or cancelled imports leave no rows behind', async () => {
  const { report } = await importTestFiles(service, { ...smallShop, items: [{ code: 'C-1', price: 'x' }] });
  expect(report.problemCount).toBeGreaterThan(0);
  const { importId } = (await begin()).data;
  await send(importId, 1);
  await abort(importId);
  expect(await waitingRows()).toBe(0);
});

test('references to unreadable files are not reported, and nothing is applied', async () => {
  const { importId } = (await begin()).data;
  await send(importId, 1, {
    columns: ['code', 'name', 'category', 'price'],
    rows: [{ row: 2, cells: ['N-1', 'New', 'new', '1'] }],
  });
  const body = { importId, unreadable: ['categories' as const] };
  const { data } = await service.call('POST /admin/import-commit', body, admin);
  expect(data).toMatchObject({ applied: false, report: { problemCount: 0 } });
  expect((await status(importId)).data.state).toBe('refused');
});

test('a row that the client could not parse still counts as known', async () => {
  const { importId } = (await begin()).data;
  const broken = { row: 1, cells: ['C-7', '?'], broken: true };
  await send(importId, 1, { columns: ['code', 'name'], rows: [broken] });
  await send(importId, 2, {
    kind: 'prices',
    columns: ['item', 'store', 'price'],
    rows: [{ row: 1, cells: ['C-7', 'borough', '1'] }],
  });
  const { data } = await service.call('POST /admin/import-commit', { importId, checkOnly: true }, admin);
  expect(data.report.problemCount).toBe(0);
  await abort(importId);
});

test('an unknown business is rejected with a list of the known ones', async () => {
  const { status: code, problem } = await begin('nobody');
  expect([code, problem.detail]).toEqual([404, 'There is no business nobody. There is: testmarket, testhouse']);
});

test('without the admin key an import can be neither begun, sent, applied nor read', async () => {
  const keys = ['begin', 'rows', 'commit', 'status', 'abort'].map((name) => `POST /admin/import-${name}`);
  for (const key of keys) {
    const body = key.endsWith('rows')
      ? { importId: 1, batch: 1, kind: 'items', columns: ['code'], rows: [{ row: 1, cells: ['a'] }] }
      : key.endsWith('begin')
        ? {}
        : { importId: 1 };
    const { status: code } = await service.call(key as 'POST /admin/import-status', body as never);
    expect([key, code]).toEqual([key, 401]);
  }
});

test('a row with too few cells and an empty batch are rejected when they are sent', async () => {
  const { importId } = (await begin()).data;
  expect((await send(importId, 1, { rows: [{ row: 1, cells: ['C-1'] }] })).problem.code).toBe('validation_failed');
  expect((await send(importId, 1, { rows: [] })).problem.code).toBe('validation_failed');
  expect((await send(importId, 1, { kind: 'members' })).problem.code).toBe('validation_failed');
  const invalid = [{ row: 1, cells: ['C-1', 'a\u0000b'] }];
  expect((await send(importId, 1, { rows: invalid })).problem.code).toBe('validation_failed');
  await abort(importId);
});
