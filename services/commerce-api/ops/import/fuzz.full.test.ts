import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { importFolder as importInto } from '../../test-support/import-folder';
import { createTestService, type TestService } from '../../test-support/test-service';
import type { ImportSummary } from './import-summary';

const template = fileURLToPath(new URL('../../import-template', import.meta.url));
const files = readdirSync(template).filter((name) => name.endsWith('.csv'));
const root = mkdtempSync(join(tmpdir(), 'import-fuzz-'));
let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const tables = ['stores', 'categories', 'items', 'item_options', 'store_items', 'deals', 'slot_templates', 'slots'];
const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => service.db.execute(`select * from ${table} order by 1, 2`))));

const importFolder = (folder: string, removeMissing = false) => importInto(service, folder, { removeMissing });

const changesOf = ({ counts }: ImportSummary) =>
  counts.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);

/** Damage that files suffer: truncation, removed and duplicated parts, typing mistakes. */
const harm = fc.record({
  file: fc.constantFrom(...files),
  // A whole number, because doubles cluster near zero, where the column names are.
  at: fc.integer({ min: 0, max: 9_999 }).map((place) => place / 10_000),
  length: fc.oneof(fc.constantFrom(0, 1), fc.nat({ max: 40 })),
  put: fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      '\n',
      ',',
      ';',
      '|',
      '=',
      '\t',
      '\ufeff',
      '\u2028',
      '-1',
      '1e9',
      '٣',
      '0x10',
      "'; drop table items; --",
      '{{}}',
      '=1+1',
    ),
    fc.constantFrom('a', '5', ' '),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.uint8Array({ maxLength: 6 }),
  ),
});
/** A typing mistake in a row's words. */
const slip = fc.record({
  file: fc.constantFrom('items.csv', 'stores.csv', 'deals.csv'),
  at: fc.double({ min: 0.5, max: 1, noNaN: true }),
  length: fc.constant(0),
  put: fc.constantFrom('a', 'e', ' '),
});
type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

function apply(folder: string, { file, at, length, put }: Harm): void {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  const from = Math.floor(at * bytes.length);
  writeFileSync(
    path,
    Buffer.concat([bytes.subarray(0, from), Buffer.from(put as string), bytes.subarray(from + length)]),
  );
}

test('the files are valid before they are mutated', async () => {
  const { problems } = await importFolder(template);
  expect(problems).toEqual([]);
});

test('mutated files are applied completely or rejected with a reason, and the service never fails', async () => {
  let applied = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(harm, { minLength: 1, maxLength: 3 }), fc.tuple(slip)), async (harms) => {
      const folder = mkdtempSync(join(root, 'shop-'));
      cpSync(template, folder, { recursive: true });
      for (const one of harms) apply(folder, one);
      const before = await everything();
      // A refusal of the whole import would be thrown; a 500 above all.
      const summary = await importFolder(folder);
      if (summary.applied) {
        applied += 1;
        // If it was applied, a repeated run changes nothing. Then the correct files restore the shop for the next run.
        expect(changesOf(await importFolder(folder))).toBe(0);
        expect(await importFolder(template, true)).toMatchObject({ applied: true, problemCount: 0 });
      } else {
        refused += 1;
        expect(summary.problems.length).toBeGreaterThan(0);
        expect(await everything()).toBe(before);
      }
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 60, seed: 20261121, endOnFailure: true },
  );
  // Both outcomes must occur.
  expect(Math.min(applied, refused)).toBeGreaterThanOrEqual(10);
}, 240_000);
