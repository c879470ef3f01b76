import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type ApiClient, createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { places } from '../../src/database/schema/business';
import { runOps } from '../../test-support/programs/run-ops';
import { createTestService, type TestService } from '../../test-support/test-service';

let service: TestService;
let client: ApiClient;
beforeAll(async () => {
  service = await createTestService();
  const headers = () => ({ 'x-admin-key': service.keys.admin });
  client = createClient({
    locale: 'en-gb',
    origin: service.origin,
    transport: createFetchTransport({ headers, deadlineMs: 15_000 }),
  });
});
const folder = mkdtempSync(join(tmpdir(), 'places-'));
// A file with lines at fault sets it.
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const importFiles = (...names: string[]) => runOps(client, ['places', 'import', ...names.map(fixture)]);
/** Where the shop finds a postcode. */
const find = async (postcode: string) =>
  (await service.call('POST /location/coordinates-by-postcode', { postcode })).data;

test('Code-Point Open: eastings and northings become the published latitude and longitude', async () => {
  const lines = await importFiles('code-point-open.csv');
  expect(process.exitCode).toBe(1);
  expect(lines.slice(0, 4)).toEqual([
    'code-point-open.csv: line 4: "not one" is not a British postcode',
    'code-point-open.csv: line 5: its eastings and northings are not two numbers',
    expect.stringMatching(/^code-point-open\.csv: line 6: its position .* is outside the United Kingdom$/),
    expect.stringMatching(/^code-point-open\.csv: 2 places saved, 1 left out .*, 3 lines at fault$/),
  ]);
  const [palace, aberdeen] = [await find('SW1A 1AA'), await find('AB10 1AB')];
  // 0.0001 degrees are ten metres.
  expect(palace).toMatchObject({ precision: 'postcode' });
  expect([palace.latitude, palace.longitude, aberdeen.latitude, aberdeen.longitude]).toEqual([
    expect.closeTo(51.501009, 4),
    expect.closeTo(-0.141588, 4),
    expect.closeTo(57.149606, 4),
    expect.closeTo(-2.096916, 4),
  ]);
});

test('ONS Postcode Directory: terminated postcodes and those without a position are left out', async () => {
  const lines = await importFiles('onspd.csv');
  expect(lines.slice(0, 2)).toEqual([
    'onspd.csv: line 5: has 11 cells instead of 12',
    expect.stringMatching(/^onspd\.csv: 1 places saved, 2 left out .*, 1 lines at fault$/),
  ]);
  expect(await find('BT1 5GS')).toMatchObject({ latitude: 54.596622, longitude: -5.930175, precision: 'postcode' });
});

test('GeoNames: complete postcodes and outward codes with their towns', async () => {
  const lines = await importFiles('GB_full.txt');
  expect(lines.slice(0, 2)).toEqual([
    'GB_full.txt: line 4: its position 40.7, -74 is outside the United Kingdom',
    expect.stringMatching(/^GB_full\.txt: 2 places saved, 1 left out .*, 1 lines at fault$/),
  ]);
  expect(await find('BA1 5BG')).toMatchObject({ town: 'Bath', latitude: 51.388 });
  const { data } = await service.call('POST /location/autocomplete', { term: 'Kirkw' });
  expect(data.suggestions).toMatchObject([{ description: 'Kirkwall' }]);
});

test('a full postcode that was imported before its outward code gets the town that comes later', async () => {
  const save = (postcode: string, names: object = {}) =>
    service.call(
      'POST /admin/places-save',
      { places: [{ postcode, latitude: 51.45, longitude: -2.58, ...names }] },
      { admin: true },
    );
  await save('BS1 4ST');
  await save('BS1', { town: 'Bristol' });
  await save('BS1 4ST');
  expect(await find('BS1 4ST')).toMatchObject({ town: 'Bristol' });
});

test('the same files again change nothing, and a street keeps its name and houses', async () => {
  const rows = () => service.db.select().from(places).orderBy(places.postcode);
  await importFiles('code-point-open.csv', 'onspd.csv', 'GB_full.txt');
  const before = await rows();
  const lines = await importFiles('code-point-open.csv', 'onspd.csv', 'GB_full.txt');
  expect(await rows()).toEqual(before);
  expect(lines.at(-1)).toBe(`The gazetteer has ${before.length} places`);
  const street = before.find((row) => row.street !== null);
  if (!street) throw new Error('The gazetteer has no street');
  const moved = { postcode: street.postcode, latitude: 51.4, longitude: -0.1, town: 'Elsewhere' };
  await service.call('POST /admin/places-save', { places: [moved] }, { admin: true });
  const after = (await rows()).find(({ postcode }) => postcode === street.postcode);
  expect(after).toEqual({ ...street, latitude: 51.4, longitude: -0.1 });
});

test('a name that the API would refuse is the fault of its line alone', async () => {
  const line = (postcode: string, town: string, county: string) =>
    ['GB', postcode, town, 'England', 'ENG', county, '', '', '', '51.4', '-2.4', '6'].join('\t');
  const file = join(folder, 'long-names.txt');
  const long = 'x'.repeat(101);
  writeFileSync(
    file,
    [line('BA1 5BH', 'Bath', ''), line('BA1 5BJ', long, ''), line('BA1 5BL', 'Bath', long)].join('\n'),
  );
  expect((await runOps(client, ['places', 'import', file])).slice(0, 3)).toEqual([
    'long-names.txt: line 2: its town or county is not one line of at most 100 characters',
    'long-names.txt: line 3: its town or county is not one line of at most 100 characters',
    'long-names.txt: 1 places saved, 2 lines at fault',
  ]);
});

test('a file that cannot be read is refused with one sentence', async () => {
  const missing = join(folder, 'missing.csv');
  await expect(runOps(client, ['places', 'import', missing])).rejects.toThrow('ENOENT');
  await expect(runOps(client, ['places', 'import', folder])).rejects.toThrow(/^places-\w+ cannot be read: EISDIR/);
});

test('a read error ends the command with one sentence', async () => {
  const fail = ((...given: unknown[]) => {
    const done = given.at(-1) as (error: Error, bytes: number) => void;
    process.nextTick(() => done(new Error('EIO: i/o error, read'), 0));
  }) as typeof fs.read;
  const read = mock.method(fs, 'read', fail);
  try {
    await expect(importFiles('GB_full.txt')).rejects.toThrow('GB_full.txt cannot be read: EIO: i/o error, read');
  } finally {
    read.mock.restore();
  }
});

test('a file with other columns is refused by its name, and a gazetteer without places is a warning', async () => {
  await expect(importFiles('other.csv')).rejects.toThrow('other.csv: its columns are those of no known file');
  await service.db.delete(places);
  expect(await runOps(client, ['places'])).toEqual([expect.stringMatching(/^Warning: the gazetteer has no places\./)]);
});
